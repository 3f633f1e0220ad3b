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
  /// Makes a test of the steps of a branch, and saves it if the user wishes so.
  func makeTest(_ body: [UInt8]) throws(HTTPFailure) -> HTTPResponse {
    let message: TestMessage = try HTTPResponse.decode(body)
    let timeline = try branch(message.branch, at: message.step).timeline
    let steps = timeline.currentSteps[...message.step]
    guard let makeTest else {
      throw HTTPFailure(.conflict, "Only a CommandApplication saves sessions as tests.")
    }
    let draft = TestDraft(
      Array(steps), name: message.name, omitted: Set(message.omitted ?? []),
      isOnAll: message.isOnAll ?? false)
    do {
      return HTTPResponse(json: try makeTest(draft, message.isSaved ?? false))
    } catch {
      return HTTPResponse(reason: "\(error)")
    }
  }

  /// Plays the steps of a branch on each wireframe, and returns the lines, or the reason why there
  /// are none.
  func tryTest(_ body: [UInt8]) async throws(HTTPFailure) -> HTTPResponse {
    let point: PointMessage = try HTTPResponse.decode(body)
    let steps = try branch(point.branch, at: point.step).timeline.steps[...point.step]
    let played = steps.filter { !$0.action.isWireframe }
    var runs: [SentObject] = []
    for variant in backend.wireframes?.variants ?? [] {
      var (lines, reason): ([String], String?) = ([], nil)
      do throws(HTTPFailure) {
        let app = try await replay(played, on: variant.name)
        lines = app.backend.timeline?.currentSteps.flatMap(\.lines) ?? []
      } catch {
        reason = error.message
      }
      runs.append(SentObject(["title": variant.title, "lines": lines, "reason": reason]))
    }
    return HTTPResponse(json: ["runs": runs])
  }
}
