import Foundation
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

@testable import WireflowGTK

/// Tests that the window always matches the stage while a random user operates each sample.
@Suite(.enabled(if: Display.isThere), .serialized)
@MainActor
struct SampleUserTests {
  /// The number of actions in each sample on each wireframe, which is 10,000 in a thorough run.
  nonisolated static let count =
    ProcessInfo.processInfo.environment["WIREFLOW_GTK_ACTIONS"].flatMap { Int($0) } ?? 100

  @Test(
    arguments: SampleWindow.Sample.allCases, GTKApplication.wireframes.map(\.name))
  func windowSaysWhatThereIs(_ sample: SampleWindow.Sample, on wireframe: String) async throws {
    let app = try SampleWindow(sample, on: wireframe)
    await app.settle()
    var user = RandomUser(app.window, seed: UInt64(sample.rawValue.utf8.count))
    var last: [String] = []
    var seen: Set<String> = []
    for number in 0..<Self.count {
      last = last.suffix(9) + [user.act()]
      // Drawing is slow, so most steps run only a few turns, and some pictures never reach the
      // screen.
      await app.settle(after: user.pause(), turns: number % 8 == 0 ? 50 : 2)
      let (drawn, wanted) = (app.window.drawing, BackendDrawing(app.stage.picture))
      seen.formUnion(wanted.layers.flatMap(\.pages).map(\.title))
      guard drawn.layers.count == wanted.layers.count, drawn.matches(wanted) else {
        Issue.record(
          """
          Action \(number), after \(last.joined(separator: ", ")):
          the window says
          \(drawn.text)
          and there is
          \(wanted.text)
          """)
        return
      }
    }
    #expect(seen.count > 2, "the user has come nowhere: \(seen)")
    app.backend.close()
  }
}
