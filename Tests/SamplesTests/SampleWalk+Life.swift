import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowTesting

extension SampleWalk {
  /// Walks over a sample and home again, and expects that flows have ended and that nothing
  /// is left in memory.
  ///
  /// A walk takes some thousand actions, which can be more by hand.
  static func walk(
    _ plan: Plan, on wireframe: WireframeOption, seed: UInt64, finishing finished: Set<String>,
    usualSteps: Int = 1_500, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let steps = WalkSteps.wanted ?? usualSteps
    var walk: SampleWalk? = SampleWalk(plan, wireframe: wireframe, seed: seed)

    await walk?.run(steps: steps)
    #expect((walk?.startCount ?? 0) > steps / 100, sourceLocation: sourceLocation)
    #expect(walk?.finished == finished, sourceLocation: sourceLocation)
    await walk?.returnHome()
    let references = walk?.references ?? []
    let scheduler = walk?.controller.stage.scheduler
    walk = nil
    await scheduler?.sleepers.settled()

    #expect(!references.isEmpty, sourceLocation: sourceLocation)
    #expect(
      references.filter { $0.object != nil }.map(\.name) == [], sourceLocation: sourceLocation)
  }

  /// Walks over a sample in some short lives, and expects each to be the same when its log is
  /// played.
  static func replay(_ plan: Plan, on wireframe: WireframeOption, seed: UInt64) async {
    let variant = WireframeVariant(wireframe.rawValue) { wireframe.makeWireframe(stage: $0) }
    for life in 0..<UInt64(max(2, (WalkSteps.wanted ?? 0) / 250)) {
      let walk = SampleWalk(plan, wireframe: wireframe, seed: seed + life, for: .replay)
      await walk.run(steps: 250)
      await expectReplay(of: walk.controller, on: variant) {
        plan.makeController($0, $1, seed + life)
      }
    }
  }
}
