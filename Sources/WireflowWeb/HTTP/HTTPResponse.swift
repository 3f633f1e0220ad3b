import Foundation

/// A response to a request.
struct HTTPResponse: Hashable, Sendable {
  var status: HTTPStatus
  /// The headers, each as its line.
  var headers: [String]
  var body: [UInt8]

  init(_ status: HTTPStatus, type: String, body: [UInt8]) {
    self.status = status
    self.body = body
    headers = ["Content-Type: \(type)"]
  }

  /// Creates a plain-text response.
  init(_ status: HTTPStatus, _ text: String) {
    self.init(status, type: "text/plain; charset=utf-8", body: Array("\(text)\n".utf8))
  }

  /// Creates the response with a value as JSON.
  init(json value: some Encodable) {
    self.init(.okay, type: "application/json", body: Array(value.json))
  }

  /// Creates the response to an action, with the reason for a refusal if there is one.
  init(reason: String?) { self.init(json: ["reason": reason]) }

  /// Returns the message of a page, or throws the refusal for anything else.
  static func decode<Message: Decodable>(_ body: [UInt8]) throws(HTTPFailure) -> Message {
    do {
      return try JSONDecoder().decode(Message.self, from: Data(body))
    } catch {
      throw HTTPFailure(.badRequest, "The body is not a message of the page.")
    }
  }

  /// Returns the only field of a message, or throws the refusal for anything else.
  static func decode<Value: Decodable>(
    _ name: String, of body: [UInt8]
  ) throws(HTTPFailure) -> Value {
    let fields: [String: Value] = try decode(body)
    guard let value = fields[name] else {
      throw HTTPFailure(.badRequest, "The message lacks “\(name)”.")
    }
    return value
  }

  init(_ failure: HTTPFailure) { self.init(failure.status, failure.message) }

  /// The bytes of a response that ends the connection.
  var bytes: [UInt8] { head(["Content-Length: \(body.count)", "Connection: close"]) + body }

  /// The bytes of a response whose body is a stream.
  var openBytes: [UInt8] { head(["Connection: close"]) + body }

  private func head(_ further: [String]) -> [UInt8] {
    let lines =
      ["HTTP/1.1 \(status.rawValue)"] + headers
      + [
        // Browsers must not cache, reinterpret or share anything of the app.
        "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
        "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
      ] + further
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}

/// The status of a response, with its reason phrase.
enum HTTPStatus: String, Hashable, Sendable {
  case okay = "200 OK"
  case badRequest = "400 Bad Request"
  case forbidden = "403 Forbidden"
  case notFound = "404 Not Found"
  case methodNotAllowed = "405 Method Not Allowed"
  case requestTimeout = "408 Request Timeout"
  case conflict = "409 Conflict"
  case lengthRequired = "411 Length Required"
  case contentTooLarge = "413 Content Too Large"
  case unsupportedMediaType = "415 Unsupported Media Type"
  case headersTooLarge = "431 Request Header Fields Too Large"
  case unavailable = "503 Service Unavailable"
}

/// A reason to refuse a request, with the status and the text of the answer.
struct HTTPFailure: Error, Hashable, Sendable {
  let status: HTTPStatus
  let message: String

  init(_ status: HTTPStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
