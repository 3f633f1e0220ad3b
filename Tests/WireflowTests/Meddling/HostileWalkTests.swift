import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// An app that interferes with itself wherever it is run: all fits together after each step, and
/// nothing stays behind.
@MainActor
struct HostileWalkTests {
  @Test(arguments: Shape.allCases, UInt64(1)...2)
  func fitsTogetherWhateverTheAppDoesWhen(_ shape: Shape, _ seed: UInt64) {
    expectNoLeaks { tracker in
      let walk = HostileWalk(shape, seed: seed)
      tracker.track(walk.controller)
      tracker.track(walk.stage)
      for step in 0..<(WalkSteps.wanted ?? 300) {
        walk.step()
        let violations = violations(of: walk.stage)
        guard !violations.isEmpty else { continue }
        let log = walk.stage.log.lastLines(20).joined(separator: "\n")
        Issue.record("seed \(seed), step \(step): \(violations)\n\(log)")
        return
      }
    }
  }
}
