import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// An app that works, listens, guards and is cancelled at random: each request has an end that the
/// log tells, each run is the same as its replay, and nothing stays behind.
@MainActor
struct BusyWalkTests {
  @Test(arguments: WireframeVariant.standard, BusyWalk.Pace.allCases)
  func endsAllThatItBeginsAndRunsTheSameAgain(
    on variant: WireframeVariant, pace: BusyWalk.Pace
  ) async {
    let steps = WalkSteps.wanted ?? 240
    var (asked, heard) = (0, 0)
    for life in 0..<max(1, steps / BusyWalk.lifeLength) {
      let counts = await Self.live(variant, pace, seed: UInt64(life))
      asked += counts.asked
      heard += counts.heard
    }
    #expect(asked > steps / 10)
    // A hurried user interrupts the app at random.
    if pace == .patient { #expect(heard > steps / 500) }
  }

  private static func live(
    _ variant: WireframeVariant, _ pace: BusyWalk.Pace, seed: UInt64
  ) async -> (asked: Int, heard: Int) {
    var walk: BusyWalk? = BusyWalk(variant, pace, seed: seed)
    let remnants = await walk?.live(steps: BusyWalk.lifeLength) ?? []
    guard let counts = walk?.counts, let (scheduler, bell) = walk?.rest else { return (0, 0) }

    walk = nil
    await scheduler.sleepers.settled()
    // A hurried user leaves tasks in the midst of being cancelled, which takes some turns more.
    if pace == .hurried { await expectEventually { remnants.allSatisfy { $0.object == nil } } }

    let left = remnants.filter { $0.object != nil }.map(\.name)
    #expect(left == [], "\(variant), \(pace), seed \(seed)")
    #expect(bell.ring() == 0, "\(variant), \(pace), seed \(seed): someone listens")
    #expect(
      scheduler.sleepers.sleepingCount == 0, "\(variant), \(pace), seed \(seed): someone sleeps")
    // Only the limits of a backend's time and of a guard's may be left, and they keep nothing.
    await scheduler.advance(by: BusyWorld.guardLimit)
    #expect(scheduler.pending.isEmpty, "\(variant), \(pace), seed \(seed): something is scheduled")
    return counts
  }
}
