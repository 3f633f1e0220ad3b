import TestSupport
import Testing

@testable import Wireflow

/// The stage's time as a clock of the standard library.
@MainActor
struct StageClockTests {
  @Test func tellsTheTimeAndSleepsOnAnyThread() async throws {
    let rig = FlowRig()
    let (scheduler, clock) = (rig.scheduler, rig.stage.clock)
    await scheduler.advance(by: .milliseconds(40))
    let start = clock.now
    await scheduler.advance(by: .milliseconds(2))
    let passed = await Task.detached { start.duration(to: clock.now) }.value
    #expect(passed == .milliseconds(2) && clock.now.time == .milliseconds(42))
    #expect(clock.minimumResolution == .zero)
    var events: [String] = []
    let sleeper = Task {
      try await clock.sleep(until: clock.now.advanced(by: .seconds(1)))
      events.append("woken at \(clock.now.time)")
      try await clock.sleep(until: .init(.zero))
      events.append("at once")
    }
    await scheduler.advance(by: .milliseconds(999))
    #expect(events.isEmpty)
    await scheduler.advance(by: .milliseconds(1))
    #expect(events == ["woken at 1.042 seconds", "at once"])
    try await sleeper.value
  }

  @Test func throwsOnceTheStageIsGone() async {
    let scheduler = ManualScheduler()
    let clock: StageClock
    do { clock = Stage(backend: TextRecorder(), scheduler: scheduler).clock }
    await #expect(throws: CancellationError.self) { try await clock.sleep(for: .seconds(1)) }
    await scheduler.advance(by: .seconds(3))
    #expect(clock.now.time == .seconds(3))
  }

  @Test func letsNobodySleepForEverWhenTheAppGoes() async {
    var rig: FlowRig? = FlowRig()
    weak let scheduler = rig?.scheduler
    let clock = rig?.stage.clock
    let sleeper = Task { try await clock?.sleep(for: .seconds(1)) }
    await rig?.scheduler.sleepers.settled()
    while scheduler?.sleepers.sleepingCount == 0 { await Task.yield() }
    rig = nil
    #expect(scheduler == nil)
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }

  /// A debounced search field schedules and cancels work with each letter.
  @Test func forgetsCancelledWork() {
    let scheduler = ManualScheduler()
    let waiting = scheduler.schedule(after: .seconds(60)) {}
    var most = 0
    for _ in 0..<1_000 {
      scheduler.schedule(after: .seconds(1)) {}.cancel()
      most = max(most, scheduler.entries.count)
    }
    #expect(scheduler.pending.map(\.number) == [1])
    #expect(most == 18, "twice as many as are pending, and 16")
    waiting.cancel()
  }

  /// Many threads read the time while the main actor sets it.
  @Test func tellsEachReaderATimeThatWasSet() async {
    let time = SharedTime()
    let readers = (1...4).map { _ in
      Task.detached {
        let times = (1...2_000).map { _ in time.now }
        return zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
      }
    }
    // Nothing is awaited here, because readers may hold every other thread.
    for number in 1...20_000 { time.now = .milliseconds(number) }
    for reader in readers { #expect(await reader.value) }
    #expect(time.now == .seconds(20))
  }
}
