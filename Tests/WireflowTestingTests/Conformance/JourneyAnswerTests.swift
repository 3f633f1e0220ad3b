import Testing
import Wireflow

@testable import WireflowTesting

/// Checks single answers against the lines that the log has for them.
struct JourneyAnswerTests {
  private static let flushed = PresentationLog.Entry.ignored("alert \"Q\"", .flushed)

  @Test func flushMayIgnoreRequestsThatWaited() {
    let answer = JourneyAnswer.request("flush", .committed, logged: [Self.flushed])

    #expect(answer.flaw == nil)
  }

  @Test func flushMayIgnoreNothingElse() {
    let ignored = PresentationLog.Entry.ignored("pop A", .alreadyThere)
    let answer = JourneyAnswer.request("flush", .committed, logged: [Self.flushed, ignored])

    #expect(answer.flaw?.hasPrefix("flush was committed, and the log says:") == true)
  }

  @Test(arguments: ["push A1 from A", "dismiss M", "adapt to regular"])
  func noOtherRequestMayFlush(_ request: String) {
    let lines = [PresentationLog.Entry.note("closed"), Self.flushed]
    let answer = JourneyAnswer.request(request, .committed, logged: lines)

    #expect(
      answer.flaw == """
        \(request) was committed, and the log says: closed; ignored alert "Q": flushed while it \
        waited
        """)
  }
}
