import Foundation

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
package struct HTTPLimits: Hashable, Sendable {
  /// The maximum number of bytes of the first line and all headers.
  var head = 16_384
  /// The maximum number of bytes of the body.
  var body = 1 << 20
  /// The maximum number of simultaneous connections.
  var connections = 64
  /// The maximum number of simultaneous streams: a browser has six connections to one address, and
  /// the actions of its pages need one.
  var streams = 5
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
  private let limits: HTTPLimits
  private var bytes: [UInt8] = []
  /// The request without its body, and the length of that, once the head is complete.
  private var head: (request: HTTPRequest, length: Int)?

  init(_ limits: HTTPLimits = HTTPLimits()) { self.limits = limits }

  /// Reads further bytes, and returns the request once it is complete.
  mutating func feed(_ new: some Sequence<UInt8>) throws(HTTPFailure) -> HTTPRequest? {
    // The bytes before these do not contain the empty line that ends the head.
    let searched = max(0, bytes.count - 3)
    bytes += new
    if head == nil {
      let end = bytes[searched...].firstRange(of: [13, 10, 13, 10])
      guard (end?.lowerBound ?? bytes.count) <= limits.head else {
        throw HTTPFailure(.headersTooLarge, "The headers are longer than \(limits.head) bytes.")
      }
      guard let end else { return nil }
      let request = try Self.request(of: bytes[..<end.lowerBound])
      head = (request, try length(of: request))
      bytes.removeFirst(end.upperBound)
    }
    guard let head, bytes.count >= head.length else { return nil }
    var request = head.request
    request.body = Array(bytes.prefix(head.length))
    return request
  }

  private static func request(of head: ArraySlice<UInt8>) throws(HTTPFailure) -> HTTPRequest {
    guard let text = String(validating: head, as: UTF8.self) else {
      throw HTTPFailure(.badRequest, "The headers are not UTF-8.")
    }
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    guard lines.allSatisfy({ $0.utf8.allSatisfy { $0 == 9 || ($0 >= 32 && $0 != 127) } }) else {
      throw HTTPFailure(.badRequest, "The headers contain control characters.")
    }
    let parts = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), parts[1].hasPrefix("/"),
      ["HTTP/1.1", "HTTP/1.0"].contains(parts[2])
    else { throw HTTPFailure(.badRequest, "The first line is not one of HTTP/1.1.") }
    var request = HTTPRequest(
      method: String(parts[0]), path: String(parts[1].prefix { $0 != "?" }))
    for line in lines.dropFirst() {
      let name = line.prefix { $0 != ":" }
      guard name.endIndex < line.endIndex, isToken(name) else {
        throw HTTPFailure(.badRequest, "A header is not a name, a colon and a value.")
      }
      let value = line[line.index(after: name.endIndex)...]
      // No browser sends a header twice, and the two could contradict each other.
      guard
        request.headers.updateValue(
          value.trimmingCharacters(in: .whitespaces), forKey: name.lowercased()) == nil
      else { throw HTTPFailure(.badRequest, "There are two headers \(name).") }
    }
    return request
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

  /// Returns true if a text is a name, such as that of a method or a header.
  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}
