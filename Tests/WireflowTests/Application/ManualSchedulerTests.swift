import Testing

@testable import Wireflow

@MainActor
struct ManualSchedulerTests {
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
}
