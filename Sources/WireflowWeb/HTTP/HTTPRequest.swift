/// The parts of a browser's request that the server needs.
struct HTTPRequest: Hashable, Sendable {
  var method: String
  /// The path without the query.
  var path: String
  /// The headers by their lowercase names.
  var headers: [String: String] = [:]
  var body: [UInt8] = []
}

/// The limits on the size and the duration of requests, and on the absence of pages.
struct HTTPLimits: Hashable, Sendable {
  /// The maximum number of bytes of the first line.
  var line = 2_048
  /// The maximum number of bytes of all headers, including the first line.
  var head = 16_384
  /// The maximum number of headers.
  var headers = 100
  /// The maximum number of bytes of the body.
  var body = 1 << 20
  /// The maximum number of simultaneous connections.
  var connections = 64
  /// The time limit for a complete request, and for a browser to accept any bytes.
  var patience = Duration.seconds(10)
  /// The time that a page has to come back, because a page goes when its user reloads it.
  var absence = Duration.seconds(5)
}

/// A parser of one request that arrives in pieces.
///
/// The parser accepts only the parts of the standard that browsers use. It refuses folded headers,
/// chunks and duplicate lengths.
struct HTTPRequestParser: Sendable {
  private enum Phase {
    case head
    case body(HTTPRequest, count: Int)
  }

  private let limits: HTTPLimits
  private var phase = Phase.head
  private var bytes: [UInt8] = []
  /// The number of bytes already searched for the end of the head.
  private var searched = 0

  init(_ limits: HTTPLimits = HTTPLimits()) {
    self.limits = limits
  }

  /// Reads further bytes, and returns the request once it is complete.
  mutating func feed(_ new: some Sequence<UInt8>) throws(HTTPFailure) -> HTTPRequest? {
    bytes += new
    if case .head = phase {
      guard let end = endOfHead() else {
        try checkUnfinishedHead()
        return nil
      }
      try take(headBefore: end)
    }
    guard case .body(var request, let count) = phase, bytes.count >= count else { return nil }
    request.body = Array(bytes.prefix(count))
    return request
  }

  /// Finds the empty line that ends the head, without searching bytes twice.
  private mutating func endOfHead() -> Int? {
    let end: [UInt8] = [13, 10, 13, 10]
    var place = max(0, searched - 3)
    while place + 4 <= bytes.count {
      if bytes[place..<place + 4].elementsEqual(end) { return place }
      place += 1
    }
    searched = bytes.count
    return nil
  }

  private func checkUnfinishedHead() throws(HTTPFailure) {
    if bytes.count > limits.head {
      throw HTTPFailure(.headersTooLarge, "The headers are longer than \(limits.head) bytes.")
    }
    if bytes.count > limits.line, !bytes.prefix(limits.line).contains(10) {
      throw HTTPFailure(.headersTooLarge, "The first line is longer than \(limits.line) bytes.")
    }
  }

  private mutating func take(headBefore end: Int) throws(HTTPFailure) {
    guard end <= limits.head else {
      throw HTTPFailure(.headersTooLarge, "The headers are longer than \(limits.head) bytes.")
    }
    guard let text = String(validating: bytes.prefix(end), as: UTF8.self) else {
      throw HTTPFailure(.badRequest, "The headers are not UTF-8.")
    }
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    var request = try Self.request(of: lines[0], limits)
    guard lines.count - 1 <= limits.headers else {
      throw HTTPFailure(.headersTooLarge, "There are more than \(limits.headers) headers.")
    }
    for line in lines.dropFirst() { try Self.add(line, to: &request) }
    bytes.removeFirst(end + 4)
    phase = .body(request, count: try length(of: request))
  }

  private static func request(
    of line: Substring, _ limits: HTTPLimits
  ) throws(HTTPFailure) -> HTTPRequest {
    guard line.utf8.count <= limits.line else {
      throw HTTPFailure(.headersTooLarge, "The first line is longer than \(limits.line) bytes.")
    }
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), parts[1].hasPrefix("/"), isPrintable(line) else {
      throw HTTPFailure(.badRequest, "The first line is not one of HTTP.")
    }
    guard parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else {
      throw HTTPFailure(.versionNotSupported, "This server speaks HTTP/1.1.")
    }
    let path = parts[1].prefix { $0 != "?" }
    return HTTPRequest(method: String(parts[0]), path: String(path))
  }

  private static func add(_ line: Substring, to request: inout HTTPRequest) throws(HTTPFailure) {
    guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]), isPrintable(line) else {
      throw HTTPFailure(.badRequest, "A header is not a name, a colon and a value.")
    }
    let name = line[..<colon].lowercased()
    let value = line[line.index(after: colon)...].trimming { $0 == " " || $0 == "\t" }
    if let before = request.headers[name] {
      guard !["host", "content-length", "origin"].contains(name) else {
        throw HTTPFailure(.badRequest, "There are two headers \(name).")
      }
      request.headers[name] = "\(before), \(value)"
    } else {
      request.headers[name] = String(value)
    }
  }

  private func length(of request: HTTPRequest) throws(HTTPFailure) -> Int {
    guard request.headers["transfer-encoding"] == nil else {
      throw HTTPFailure(.lengthRequired, "Send the body with its length, not in chunks.")
    }
    guard let text = request.headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw HTTPFailure(.badRequest, "The length of the body is not a number.")
    }
    guard let count = Int(text), count <= limits.body else {
      throw HTTPFailure(.contentTooLarge, "The body is longer than \(limits.body) bytes.")
    }
    return count
  }

  /// Returns true if a text is a valid token of HTTP.
  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (0x21...0x7E).contains(byte) && !#"(),/:;<=>?@[\]{}""#.utf8.contains(byte)
      }
  }

  private static func isPrintable(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { $0 == 9 || ($0 >= 32 && $0 != 127) }
  }
}

extension Substring {
  /// Returns the text without some characters at its ends.
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
    guard let first = firstIndex(where: { !isTrimmed($0) }),
      let last = lastIndex(where: { !isTrimmed($0) })
    else { return "" }
    return self[first...last]
  }
}
