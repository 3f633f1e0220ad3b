import Testing

@testable import WireflowWeb

struct HTTPRequestParserTests {
  @Test func readsARequestThatComesAtOnceOrByteByByte() throws {
    let text =
      "POST /secret/action?x=1 HTTP/1.1\r\nHost:  127.0.0.1:80 \r\nContent-Length: 5\r\n\r\nhello"
    let request = HTTPRequest(
      method: "POST", path: "/secret/action",
      headers: ["host": "127.0.0.1:80", "content-length": "5"], body: Array("hello".utf8))
    // What comes behind the body is left.
    #expect(try parse(text + "more") == request)

    var parser = HTTPRequestParser()
    let parts = try text.utf8.map { try parser.feed([$0]) }
    #expect(parts.dropLast().allSatisfy { $0 == nil })
    #expect(parts.last == request)
  }

  @Test(arguments: [
    "\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n",
    "GET http://a/ HTTP/1.1\r\n\r\n", "G(T / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\n\r\n\r\n",
    "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost : a\r\n\r\n", "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n",
    "GET / HTTP/1.1\r\nA: \u{1}\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "GET / HTTP/1.1\r\nA: b\r\na: c\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: +1\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length:\r\n\r\n",
    "\u{0}\u{1}\u{2}\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET / HTTP/0.9\r\n\r\n",
    "GET / http/1.1\r\n\r\n", "GET / FTP\r\n\r\n",
  ])
  func refusesNonsense(text: String) { #expect(failure(text)?.status == .badRequest) }

  @Test func refusesWhatIsNotUTF8() {
    var parser = HTTPRequestParser()

    let failure = #expect(throws: HTTPFailure.self) {
      try parser.feed(Array("GET / HTTP/1.1\r\nA: ".utf8) + [0xFF, 13, 10, 13, 10])
    }

    #expect(failure == HTTPFailure(.badRequest, "The headers are not UTF-8."))
  }

  @Test func boundsEachLength() throws {
    let long = String(repeating: "a", count: 20_000)

    let chunks = failure("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n")
    #expect(chunks?.status == .lengthRequired)
    #expect(failure("GET /\(long) HTTP/1.1\r\n\r\n")?.status == .headersTooLarge)
    #expect(failure("GET /\(long)")?.status == .headersTooLarge)
    #expect(failure("GET / HTTP/1.1\r\nA: \(long)")?.status == .headersTooLarge)
    #expect(
      failure("POST / HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n")?.status == .contentTooLarge)
    #expect(
      failure("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n")?.status
        == .contentTooLarge)
    let body = String(repeating: "a", count: 1 << 20)
    #expect(
      try parse("POST / HTTP/1.1\r\nContent-Length: 1048576\r\n\r\n\(body)")?.body.count == 1 << 20)
  }

  private func parse(_ text: String) throws(HTTPFailure) -> HTTPRequest? {
    var parser = HTTPRequestParser()
    return try parser.feed(Array(text.utf8))
  }

  private func failure(_ text: String) -> HTTPFailure? {
    do throws(HTTPFailure) {
      _ = try parse(text)
      return nil
    } catch {
      return error
    }
  }
}
