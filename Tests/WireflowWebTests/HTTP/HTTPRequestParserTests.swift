import TestSupport
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

  @Test func boundsEachLength() {
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
  }

  @Test func takesABodyAsLongAsMayBe() throws {
    let body = [UInt8](repeating: 97, count: 1 << 20)
    var parser = HTTPRequestParser()

    let head = try parser.feed(Array("POST / HTTP/1.1\r\nContent-Length: 1048576\r\n\r\n".utf8))
    let request = try parser.feed(body)

    #expect(head == nil)
    #expect(request?.body == body)
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

/// Bytes that only resemble a request are refused with a status, or read by their text.
struct HTTPMutationTests {
  @Test func trapsOnNoMutatedRequest() {
    var random = SplitMix64(seed: 21)
    let seeds = [
      "POST /secret/action?x=1 HTTP/1.1\r\nHost: 127.0.0.1:80\r\nContent-Length: 5\r\n\r\nhello",
      "GET /secret/ HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n\r\n",
    ].map { Array($0.utf8) }
    let count = Strength.share(of: 100_000)
    var readCount = 0

    for _ in 0..<count {
      var bytes = random.pick(seeds) ?? []
      for _ in 0...random.below(3) { random.mutate(&bytes) }
      var parser = HTTPRequestParser()
      // In parts, as they come from a network.
      let cut = random.below(bytes.count + 1)
      let request =
        (try? parser.feed(bytes[..<cut])) ?? nil ?? (try? parser.feed(bytes[cut...])) ?? nil
      guard let request else { continue }
      readCount += 1
      #expect(request.path.hasPrefix("/"))
      #expect(request.body.count <= bytes.count)
    }

    #expect((count / 20..<count).contains(readCount))
  }
}
