import SampleExplorations
import SwiftUIHand
import TestSupport
import Testing
import Wireflow
import WireflowExploration

/// Random users of all samples, of as many steps as `WIREFLOW_WALK_STEPS` says.
///
/// `WireflowSwiftUIWalks samples` walks farther.
@MainActor
struct AppWalkTests {
  @Test(
    arguments: ["Audiobooks", "Fitness", "Media", "Movies"], Strength.some(of: WalkShape.allCases))
  func modelAndStageAgree(_ name: String, _ shape: WalkShape) async throws {
    let app = try #require(SampleExploration.all.first { $0.name == name }).app
    for (number, habits) in ([[]] + Habits.named.map(\.habit)).enumerated() {
      let walk = try #require(
        AppWalk(shape, habits, seed: UInt64(number)) { app.makeController(on: $0, $1) })
      let failure = await walk.run(steps: (WalkSteps.wanted ?? 2_000) / 100)
      #expect(failure == nil, "habit \(number)")
    }
  }
}
