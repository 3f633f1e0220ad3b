import RandomApps
import TestSupport
import Testing

/// Random apps, with flows, guards, walls, windows and work, in the hands of random users: each law
/// holds after each step.
///
/// `WireflowStress` lives many more of these lives. Each third one is hostile, and all wireframes have
/// their turns.
@MainActor
struct RandomAppTests {
  private static let length = 120
  private static let lives = max(8, (WalkSteps.wanted ?? 1_000) / (10 * length))

  @Test(arguments: UInt64(0)..<10)
  func keepEachLaw(from first: UInt64) async {
    for life in 0..<UInt64(Self.lives) {
      let life = StressLife(LifePlan(number: first + 10 * life))
      await life.live(nil, length: Self.length)
      guard let failure = life.failure else { continue }
      Issue.record(
        """
        Life \(life.plan.number) broke a law: \(failure.law)
        \(failure.detail)
        Make it shorter: swift run WireflowStress --from \(life.plan.number) --lives 1
        """)
    }
  }
}
