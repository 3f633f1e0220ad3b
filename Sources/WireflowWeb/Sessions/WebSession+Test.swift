import Foundation
import Wireflow
package import WireflowInteraction

/// A test that a user makes of a session.
package struct TestDraft {
  /// The steps that the test plays.
  package let steps: [SessionStep]
  /// The name, or nil for one that the steps suggest.
  package let name: String?
  /// The numbers of the lines that the test does not expect.
  package let omitted: Set<Int>
  /// True if the test runs on each wireframe.
  package let isOnAll: Bool

  /// Creates the draft of a test.
  package init(
    _ steps: [SessionStep], name: String? = nil, omitted: Set<Int> = [], isOnAll: Bool = false
  ) {
    (self.steps, self.name, self.omitted, self.isOnAll) = (steps, name, omitted, isOnAll)
  }

  /// The lines of the steps.
  package var lines: [String] { steps.flatMap(\.lines) }
}

/// A test as a page shows it.
package struct TestAnswer: Encodable, Hashable, Sendable {
  /// The name of the test.
  package let name: String
  /// The lines of the steps, of which the test may omit some.
  let lines: [String]
  package let code: String
  /// The files that the test was saved in, or nil if it was not saved.
  package let saved: String?

  /// Creates the answer.
  package init(name: String, lines: [String], code: String, saved: String? = nil) {
    (self.name, self.lines, self.code, self.saved) = (name, lines, code, saved)
  }
}

extension WebSession {
  /// Saves a test of the steps up to one.
  func saveTest(_ body: [UInt8]) throws(HTTPFailure) -> HTTPResponse {
    let message: StepMessage = try HTTPResponse.decode(body)
    let steps = try steps(through: message.step)
    guard let makeTest else {
      throw HTTPFailure(.conflict, "Only a CommandApplication saves sessions as tests.")
    }
    do {
      return HTTPResponse(json: try makeTest(TestDraft(Array(steps)), true))
    } catch {
      return HTTPResponse(reason: "\(error)")
    }
  }
}
