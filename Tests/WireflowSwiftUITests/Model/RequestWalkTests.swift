import SwiftUIHand
import TestSupport
import Testing
import Wireflow

/// Random requests and gestures, of as many steps as `WIREFLOW_WALK_STEPS` says.
///
/// `WireflowSwiftUIWalks requests` walks farther.
@MainActor
struct RequestWalkTests {
  @Test(arguments: ["none"] + Habits.named.map(\.name), Strength.some(of: WalkShape.allCases))
  func modelAndStageAgree(_ name: String, _ shape: WalkShape) {
    let habits = Habits.named.first { $0.name == name }.map(\.habit) ?? []
    let walks = max(1, (WalkSteps.wanted ?? 6_000) / 100 / 60)
    for seed in 1...UInt64(walks) {
      let walk = RequestWalk(
        shape, habits, seed: seed, walls: seed % 2 == 0 ? .inPlace : .inWindows)
      for step in 1...100 {
        walk.step()
        guard step % 5 == 0, let complaint = walk.complaint() else { continue }
        let acts = walk.acts.joined(separator: ", ")
        Issue.record("seed \(seed), step \(step), after \(acts):\n\(complaint)")
        return
      }
    }
  }
}
