import TestSupport
import Testing
import Wireflow

@testable import Wireflow

/// The stage's time as a clock of the standard library.
@MainActor
struct StageClockTests {
  private actor Shelf {
    private let clock: any Clock<Duration>
    private var count = 0

    init(_ clock: any Clock<Duration>) {
      self.clock = clock
    }

    func book(after delay: Duration) async throws -> String {
      count += 1
      let number = count
      try await clock.sleep(for: delay)
      return "book \(number)"
    }
  }

  private final class Shop: Sendable {
    private let clock: any Clock<Duration>

    init(_ clock: any Clock<Duration>) {
      self.clock = clock
    }

    @concurrent func price(_ cents: Int) async throws -> String {
      for _ in 0..<3 { await Task.yield() }
      try await clock.sleep(for: .milliseconds(cents))
      return "\(cents) cents"
    }

    @concurrent func cheapest(of prices: [Int]) async throws -> String {
      try await withThrowingTaskGroup(of: String.self) { group in
        for cents in prices { group.addTask { try await self.price(cents) } }
        defer { group.cancelAll() }
        return try await group.next() ?? "nothing"
      }
    }
  }

  /// The log of three flows at once, whose services sleep on the clock: an actor, a nonisolated
  /// class, and a task group that leaves the others behind once the first has answered.
  private static func logOfServices() async -> String {
    let rig = FlowRig()
    let (shelf, shop) = (Shelf(rig.stage.clock), Shop(rig.stage.clock))
    for number in 1...3 {
      let flow = ChildFlow(rig.wireframe, page: "Flow \(number)") { flow, sender in
        flow.wireframe.presentModally(flow.page)
        flow.task { flow in
          let book = try await shelf.book(after: .milliseconds(20 * number))
          flow.wireframe.push(PageScreen(book), from: flow.page)
          let price = try await shop.price(10)
          let cheapest = try await shop.cheapest(of: [9, 7 - number, 8])
          flow.wireframe.stage.log.note("\(number): \(book) for \(price), or \(cheapest)")
          flow.finish(number)
        }
      }
      rig.main.start(flow, from: rig.main.root) { $0.note($1) }
    }
    await rig.stage.play(.wait(.milliseconds(50)))
    await rig.stage.play(.dismiss)
    await rig.stage.play(.wait(.seconds(1)))
    return rig.newLog() + "\n" + rig.main.notes.joined(separator: ", ")
  }

  @Test func runsServicesTheSameEachTime() async {
    let first = await Self.logOfServices()
    #expect(
      first == """
        > (app)
          start ChildFlow
          present PageScreen "Flow 1" over PageScreen "Root" as sheet, dismiss button Done
          start ChildFlow
          present PageScreen "Flow 2" over PageScreen "Flow 1" as sheet, dismiss button Done
          start ChildFlow
          present PageScreen "Flow 3" over PageScreen "Flow 2" as sheet, dismiss button Done
        > wait 50ms
          push PageScreen "book 1" onto Flow 1
          1: book 1 for 10 cents, or 6 cents
          dismiss PageScreen "Flow 1"
          + present PageScreen "Flow 2" over PageScreen "Root" as sheet, dismiss button Done
          + present PageScreen "Flow 3" over PageScreen "Flow 2" as sheet, dismiss button Done
          finish ChildFlow
          push PageScreen "book 2" onto Flow 2
        > dismiss
          dismiss PageScreen "Flow 3"
          cancel ChildFlow
        > wait 1000ms
          2: book 2 for 10 cents, or 5 cents
          dismiss PageScreen "Flow 2"
          finish ChildFlow
        finished 1, cancelled, finished 2
        """)
    for _ in 0..<(WalkSteps.wanted ?? 100) {
      let next = await Self.logOfServices()
      #expect(next == first)
    }
  }

  @Test func tellsTheTimeOnAnyThread() async {
    let scheduler = ManualScheduler()
    let stage = Stage(backend: TextRecorder(), scheduler: scheduler)
    await scheduler.advance(by: .milliseconds(40))
    let clock = stage.clock
    let start = clock.now

    await scheduler.advance(by: .milliseconds(2))
    let passed = await Task.detached { start.duration(to: clock.now) }.value

    #expect(passed == .milliseconds(2))
    #expect(clock.now.time == .milliseconds(42))
    #expect(clock.minimumResolution == .zero)
  }

  @Test func sleepsUntilAMoment() async throws {
    let scheduler = ManualScheduler()
    let stage = Stage(backend: TextRecorder(), scheduler: scheduler)
    let clock = stage.clock
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

    #expect(events == ["woken at 1.0 seconds", "at once"])
    try await sleeper.value
  }

  @Test func throwsOnceTheStageIsGone() async {
    let scheduler = ManualScheduler()
    let clock: StageClock
    do { clock = Stage(backend: TextRecorder(), scheduler: scheduler).clock }
    let shelf = Shelf(clock)

    await #expect(throws: CancellationError.self) { try await shelf.book(after: .seconds(1)) }

    await scheduler.advance(by: .seconds(3))
    #expect(clock.now.time == .seconds(3))
  }

  @Test func letsNobodySleepForEverWhenTheAppGoes() async {
    var rig: FlowRig? = FlowRig()
    weak let scheduler = rig?.scheduler
    let shelf = rig.map { Shelf($0.stage.clock) }
    let sleeper = Task { try await shelf?.book(after: .seconds(1)) }
    await rig?.scheduler.sleepers.settled()
    while scheduler?.sleepers.sleepingCount == 0 { await Task.yield() }

    rig = nil

    #expect(scheduler == nil)
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }

  @Test func tellsWhenASleepEndedOnASchedulerThatTellsNothing() async throws {
    let relay = RelayScheduler()
    let stage = Stage(backend: TextRecorder(), scheduler: relay)
    let clock = stage.clock
    let sleeper = Task { try await clock.sleep(for: .seconds(2)) }
    while relay.sleepers.sleepingCount == 0 { await Task.yield() }

    await relay.base.advance(by: .seconds(5))
    try await sleeper.value

    #expect(clock.now.time == .seconds(2))
    #expect(stage.clock.now.time == .seconds(5))
  }
}

/// A scheduler of an app's own, which does not tell the time to other threads.
private final class RelayScheduler: Scheduler {
  let base = ManualScheduler()
  let sleepers = Sleepers()

  var now: Duration { base.now }

  func schedule(
    after delay: Duration, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    base.schedule(after: delay, work)
  }
}

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

/// Many threads read the time while the main actor sets it.
@MainActor
struct SharedTimeTests {
  @Test func beginsAtZeroAndTellsTheLastTime() {
    let time = SharedTime()
    #expect(time.now == .zero)

    time.now = .seconds(1)
    time.now = .milliseconds(5)

    #expect(time.now == .milliseconds(5))
    #expect(time.now == .milliseconds(5))
  }

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

  @Test func letsGoOfItself() {
    var time: SharedTime? = SharedTime()
    weak let released = time
    time?.now = .seconds(1)
    #expect(released?.now == .seconds(1))

    time = nil

    #expect(released == nil)
  }
}
