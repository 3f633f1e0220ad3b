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
    let rest = path.hasPrefix("//") ? path.dropFirst(2) : nil
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
    for pair in query.split(separator: "&") {
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
