import TestSupport
import Testing

/// Random requests and gestures, of as many steps as `WIREFLOW_WALK_STEPS` says.
@MainActor
struct RequestWalkTests {
  @Test(
    arguments: [[]] + Habit.allCases.map { [$0] } as [Habits],
    Strength.some(of: WalkShape.allCases))
  func modelAndStageAgree(_ habits: Habits, _ shape: WalkShape) {
    for seed in 1...UInt64(max(1, (WalkSteps.wanted ?? 6_000) / 6_000)) {
      let walk = RequestWalk(shape, habits, seed: seed)
      for step in 1...(Strength.isLong ? 100 : 30) {
        walk.step()
        guard step % 5 == 0, let complaint = walk.complaint() else { continue }
        let acts = walk.acts.joined(separator: ", ")
        Issue.record("seed \(seed), step \(step), after \(acts):\n\(complaint)")
        return
      }
    }
  }
}
