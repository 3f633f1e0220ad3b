import TestSupport
import Testing
import WireflowCommand

extension SampleWalk {
  /// Walks over a sample and home again, and expects that flows came to their end and that nothing
  /// is left in memory.
  ///
  /// A walk takes 10,000 actions, which can be more by hand.
  static func walk(
    _ plan: Plan, on wireframe: WireframeOption, seed: UInt64, finishing finished: Set<String>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let steps = WalkSteps.wanted ?? 10_000
    var walk: SampleWalk? = SampleWalk(plan, wireframe: wireframe, seed: seed)

    walk?.run(steps: steps)
    #expect((walk?.startCount ?? 0) > steps / 100, sourceLocation: sourceLocation)
    #expect(walk?.finished == finished, sourceLocation: sourceLocation)
    walk?.returnHome()
    let references = walk?.references ?? []
    walk = nil

    #expect(!references.isEmpty, sourceLocation: sourceLocation)
    #expect(
      references.filter { $0.object != nil }.map(\.name) == [], sourceLocation: sourceLocation)
  }
}
