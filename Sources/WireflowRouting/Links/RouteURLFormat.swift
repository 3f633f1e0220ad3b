/// The format of an app's URLs: its custom schemes, and the hosts of its web addresses.
///
/// ```swift
/// let format = RouteURLFormat(schemes: ["media"], hosts: ["media.example"])
/// try format.link(from: "media://movies/v-for-vendetta").route  // movies/v-for-vendetta
/// try format.link(from: "https://media.example/movies/brazil").route  // movies/brazil
/// ```
public struct RouteURLFormat: Sendable, Hashable {
  private let schemes: [String]
  private let hosts: [String]

  /// Creates a format.
  /// - Parameters:
  ///   - schemes: the app's custom schemes, without a colon; `url(for:)` writes the first.
  ///   - hosts: the hosts of the app's web addresses; `universalURL(for:)` writes the first.
  public init(schemes: [String], hosts: [String] = []) {
    self.schemes = schemes.map { $0.lowercased() }
    self.hosts = hosts.map { $0.lowercased() }
  }

  /// Reads a URL, ignoring its fragment and a trailing slash.
  public func link(from url: String) throws(RouteURLError) -> RouteLink {
    guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else { throw .noScheme }
    let scheme = url[..<colon].lowercased()
    let whole = url[url.utf8.index(after: colon)...].before("#").head
    let (path, query) = whole.before("?")
    let own = try pathOfOwn(scheme, path)
    return RouteLink(try route(own), parameters: try parameters(query ?? ""))
  }

  /// Writes the URL of a link with the app's first custom scheme.
  public func url(for link: RouteLink) throws(RouteURLError) -> String {
    guard let scheme = schemes.first else { throw .noScheme }
    return "\(scheme)://" + (try path(of: link))
  }

  /// Writes the web address of a link.
  public func universalURL(for link: RouteLink) throws(RouteURLError) -> String {
    guard let host = hosts.first else { throw .foreignHost("") }
    return "https://\(host)/" + (try path(of: link))
  }

  /// Returns the path of a URL that corresponds to the route.
  ///
  /// A URL with a custom scheme has no host, so its route begins where the host would be.
  private func pathOfOwn(_ scheme: String, _ path: Substring) throws(RouteURLError) -> Substring {
    let rest = path.utf8.starts(with: "//".utf8) ? Substring(path.utf8.dropFirst(2)) : nil
    if schemes.contains(scheme) { return (rest ?? path).withoutLeadingSlash }
    guard scheme == "https" || scheme == "http" else { throw .foreignScheme(scheme) }
    let (host, tail) = (rest ?? "").before("/")
    let port = scheme == "https" ? ":443" : ":80"
    let name = host.hasSuffix(port) ? host.dropLast(port.count) : host
    guard hosts.contains(name.lowercased()) else { throw .foreignHost(String(host)) }
    return tail ?? ""
  }

  private func route(_ path: Substring) throws(RouteURLError) -> Route {
    var route = Route()
    var rest: Substring? = path.isEmpty ? nil : path
    while let text = rest, !text.isEmpty {
      let (head, tail) = text.before("/")
      guard !head.isEmpty else { throw .emptyComponent }
      guard let component = head.percentDecoded else { throw .brokenEscape(String(head)) }
      route.append(component)
      rest = tail
    }
    return route
  }

  private func parameters(_ query: Substring) throws(RouteURLError) -> RouteParameters {
    var items: [RouteParameters.Item] = []
    for bytes in query.utf8.split(separator: UInt8(ascii: "&")) {
      let pair = Substring(bytes)
      let (name, text) = pair.before("=")
      guard let name = name.percentDecoded, let text = (text ?? "").percentDecoded else {
        throw .brokenEscape(String(pair))
      }
      items.append(.init(name: name, text: text))
    }
    return RouteParameters(items)
  }

  private func path(of link: RouteLink) throws(RouteURLError) -> String {
    guard !link.route.contains("") else { throw .emptyComponent }
    let path = link.route.map(\.percentEncoded).joined(separator: "/")
    let items = link.parameters.items.map { item in
      "\(item.name.percentEncoded)=\(item.text.percentEncoded)"
    }
    return items.isEmpty ? path : "\(path)?" + items.joined(separator: "&")
  }
}

extension Substring {
  /// Returns the text before the first occurrence of a character, and the text after it.
  ///
  /// The tail is nil if the character does not occur.
  ///
  /// The search compares bytes, so a combining mark cannot hide a slash.
  fileprivate func before(_ mark: Unicode.Scalar) -> (head: Substring, tail: Substring?) {
    let byte = UInt8(ascii: mark)
    guard let place = utf8.firstIndex(of: byte) else { return (self, nil) }
    return (self[..<place], self[utf8.index(after: place)...])
  }

  fileprivate var withoutLeadingSlash: Substring {
    utf8.first == UInt8(ascii: "/") ? self[utf8.index(after: startIndex)...] : self
  }
}

/// The reason why a URL has no route, or a route has no URL.
public enum RouteURLError: Error, Sendable, Hashable {
  /// The URL has no scheme.
  case noScheme
  /// The scheme is not one of the app's.
  case foreignScheme(String)
  /// The host is not one of the app's.
  case foreignHost(String)
  /// A component is empty, and a URL cannot represent an empty component.
  case emptyComponent
  /// A percent escape is malformed, or its bytes are not valid UTF-8.
  case brokenEscape(String)
  /// The text of a query item does not convert to the parameter's type.
  case malformedParameter(String, String)
  /// No pattern matches the link.
  case unknownLink(Route)
  /// The link's destination does not exist, such as a movie that has been deleted.
  case noPlace(Route)
  /// A guard refused the route.
  case refused(Route)
}

extension RouteURLError: CustomStringConvertible {
  /// A text that explains the problem, and how to fix it.
  public var description: String {
    switch self {
    case .noScheme: "there is no scheme; begin the URL with one, or give the format one"
    case .foreignScheme(let scheme): "the scheme \(scheme) is not the app's"
    case .foreignHost(""): "there is no host; write one behind https://, or give the format one"
    case .foreignHost(let host): "the host \(host) is not the app's"
    case .emptyComponent: "a component is empty; take it or the second slash away"
    case .brokenEscape(let text): "\(text) has a broken escape; write a percent sign as %25"
    case .malformedParameter(let name, let value): "the parameter \(name) cannot be \(value)"
    case .unknownLink(let route): "no place is registered for \(route)"
    case .noPlace(let route): "there is no place at \(route)"
    case .refused(let route): "a guard refused \(route)"
    }
  }
}

extension String {
  /// The string with percent escapes for every UTF-8 byte except letters, digits and `-._~`.
  var percentEncoded: String {
    var text = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}

extension Substring {
  /// The string with its percent escapes decoded.
  ///
  /// The value is nil if an escape is malformed or the bytes are not valid UTF-8.
  var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexValue, let low = rest.popFirst()?.hexValue else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
