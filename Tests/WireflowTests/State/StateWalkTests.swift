import TestSupport
import Testing

#if DEBUG
/// The state alone, without a stage, keeps its laws in a random walk.
@MainActor
struct StateWalkTests {
  @Test(arguments: 1...20)
  func keepsItsLaws(_ seed: Int) {
    var walk = StateWalk(seed: UInt64(seed))
    let steps = (WalkSteps.wanted ?? 8000) / 20

    for step in 1...steps {
      if let law = walk.step() { return recordBrokenLaw(law, at: step) }
    }

    #expect(walk.changedCount > steps / 5)
    #expect(walk.refusedCount > steps / 5)
  }

  private func recordBrokenLaw(_ law: String, at step: Int) {
    Issue.record("step \(step): \(law)")
  }
}
#endif
