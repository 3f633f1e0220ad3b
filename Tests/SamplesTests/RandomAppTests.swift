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
  private static let length = Strength.isLong ? 120 : 60
  private static let lives = max(8, (WalkSteps.wanted ?? 1_000) / (10 * length))

  @Test(arguments: Array(0..<(Strength.isLong ? 10 : 1)) as [UInt64])
  func keepEachLaw(from first: UInt64) async {
    // Lives take a while, so they go beside the other tests, which share one main actor.
    await #expect(processExitsWith: .success) { @MainActor [first] in
      await RandomAppTests.live(from: first)
    }
  }

  private static func live(from first: UInt64) async {
    for life in 0..<UInt64(lives) {
      let life = StressLife(LifePlan(number: first + 10 * life))
      await life.live(nil, length: length)
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
