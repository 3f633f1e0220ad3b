import TestSupport
import Testing

@testable import WireflowWeb

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
