import TestSupport
import Testing

@testable import Wireflow

/// Random apps that raise walls: nobody sees or reaches screens behind one, only its own flow takes
/// it away, and afterwards everything returns.
@MainActor
struct WallWalkTests {
  nonisolated enum Kind: String, CaseIterable { case tabs, drawer, split, adaptive }

  private static let steps = WalkSteps.wanted ?? 120

  private func walk(_ kind: Kind, seed: UInt64) -> WallWalk {
    WallWalk(seed: seed) { stage in
      switch kind {
      case .tabs: TabBarWireframe(stage: stage)
      case .drawer: HamburgerWireframe(stage: stage)
      case .split: SplitWireframe(stage: stage)
      case .adaptive: AdaptiveWireframe(stage: stage)
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func nobodyGetsPastAWall(on kind: Kind) {
    var (steps, behind, seed): (Int, Int, UInt64) = (0, 0, 0)
    while steps < Self.steps {
      seed += 1
      weak var stage: Stage?
      do {
        let walk = walk(kind, seed: seed)
        stage = walk.stage
        for step in 1...60 {
          guard let fault = walk.step() else { continue }
          Issue.record("\(kind), seed \(seed), step \(step): \(fault)\n\(walk.stage.log.text)")
          return
        }
        if let fault = walk.end() {
          Issue.record("\(kind), seed \(seed), end: \(fault)\n\(walk.stage.log.text)")
          return
        }
        steps += 60
        behind += walk.stepsBehindWalls
      }
      #expect(stage == nil, "\(kind), seed \(seed): the app is kept")
    }
    #expect(behind * 3 > steps, "\(behind) of \(steps) steps behind a wall")
  }
}
