import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Random walks through regions: all fits together after each step, and nothing stays behind.
@MainActor
struct RegionWalkTests {
  @Test(arguments: Shape.allCases, UInt64(1)...5)
  func fitsTogetherAfterEachStep(_ shape: Shape, _ seed: UInt64) {
    expectNoLeaks { tracker in
      let walk = RegionWalk(shape, seed: seed, isGuarded: seed > 3)
      tracker.track(walk.rig.controller)
      tracker.track(walk.rig.stage)
      for step in 0..<(WalkSteps.wanted ?? 400) {
        let fault = walk.step() ?? walk.rig.fault
        guard let fault else { continue }
        let log = walk.rig.stage.log.lastLines(12).joined(separator: "\n")
        Issue.record("seed \(seed), step \(step): \(fault)\n\(log)")
        return
      }
    }
  }
}
