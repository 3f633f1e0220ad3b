import Dispatch
import Foundation
import TestSupport
import Testing
import WireflowTesting

@testable import Wireflow

@MainActor
struct SleepTests {
  let scheduler = ManualScheduler()
  let rig = FlowRig()

  @Test func goesOnInTimeThroughALongAdvance() async {
    var events: [String] = []
    let sleeper = Task {
      for _ in 1...3 {
        try await scheduler.sleep(for: .milliseconds(100))
        events.append("sleeper at \(scheduler.now)")
      }
    }
    _ = scheduler.schedule(after: .milliseconds(250)) { events.append("timer at 0.25 seconds") }

    await scheduler.advance(by: .seconds(1))

    #expect(
      events == [
        "sleeper at 0.1 seconds", "sleeper at 0.2 seconds", "timer at 0.25 seconds",
        "sleeper at 0.3 seconds",
      ])
    #expect(await sleeper.result.failure == nil)
  }

  @Test(arguments: [true, false])
  func endsInWhateverTurnItsTaskIsCancelled(isElsewhere: Bool) async {
    for turns in 0..<30 {
      let work = rig.main.task { [scheduler = rig.scheduler] _ in
        if isElsewhere {
          try await Self.sleep(on: scheduler)
        } else {
          try await scheduler.sleep(for: .seconds(5))
        }
      }
      for _ in 0..<turns { await Task.yield() }
      work.cancel()
      await rig.scheduler.sleepers.settled()

      #expect(rig.scheduler.sleepers.sleepingCount == 0, "cancelled in turn \(turns)")
    }
  }

  @concurrent private static func sleep(on scheduler: any Scheduler) async throws {
    try await scheduler.sleep(for: .seconds(5))
  }

  @Test func doesNotBeginInACancelledTask() async {
    let sleeper = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await scheduler.sleep(for: .seconds(5))
    }

    #expect(await sleeper.result.failure is CancellationError)
    #expect(scheduler.pending == [])
  }

  @Test func followsRealTimeOnALiveScheduler() async throws {
    let live = LiveScheduler()

    try await live.sleep(for: .milliseconds(5))

    #expect(live.now >= .milliseconds(5))
    #expect(live.sleepers.sleepingCount == 0)
  }

  @Test func taskThatBelongsToNoAppIsNotAwaited() async {
    let stage = Stage(backend: TextRecorder(), scheduler: scheduler)
    let wireframe = FlowWireframe<Void>(TabBarWireframe(stage: stage))

    wireframe.task { await scheduler.sleepers.settled() }
    await scheduler.sleepers.settled()

    #expect(scheduler.sleepers.wakingCount == 0)
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

/// Sleeping work against a plain list of its due times, in many random scenarios.
@MainActor
struct SleepScenarioTests {
  /// How many scenarios are tried, such as 100000 for a thorough run.
  private static let count =
    ProcessInfo.processInfo.environment["WIREFLOW_CLOCK_SCENARIOS"].flatMap(Int.init) ?? 300

  @Test func everyoneWakesInTimeHoweverTimeIsCut() async {
    var random = SplitMix64(seed: 29)
    for number in 1...Self.count {
      // Odd and even times keep a sleeper and a timer from being due together, in no known order.
      let sleeps = (0..<3).map { _ in
        (0..<3).map { _ in 2 * Int.random(in: 1...100, using: &random) }
      }
      let timers = (0..<3).map { _ in 2 * Int.random(in: 1...300, using: &random) + 1 }
      let scheduler = ManualScheduler()
      var events: [String] = []

      let tasks = sleeps.enumerated().map { name, delays in
        Task { @MainActor in
          for delay in delays {
            try await scheduler.sleep(for: .milliseconds(delay))
            events.append("\(scheduler.now) \(name)")
          }
        }
      }
      for timer in timers {
        _ = scheduler.schedule(after: .milliseconds(timer)) {
          events.append("\(scheduler.now) timer")
        }
      }
      await scheduler.sleepers.settled()
      var rest = 601
      while rest > 0 {
        let part = min(rest, Int.random(in: 1...200, using: &random))
        await scheduler.advance(by: .milliseconds(part))
        rest -= part
      }

      #expect(events.sorted() == expected(sleeps, timers).sorted(), "scenario \(number)")
      #expect(events.map(\.time) == events.map(\.time).sorted(), "scenario \(number)")
      for task in tasks { #expect(await task.result.failure == nil) }
    }
  }

  private func expected(_ sleeps: [[Int]], _ timers: [Int]) -> [String] {
    let woken = sleeps.enumerated().flatMap { name, delays in
      delays.indices.map { last in
        let time = delays[...last].reduce(0, +)
        return "\(Duration.milliseconds(time)) \(name)"
      }
    }
    return woken + timers.map { "\(Duration.milliseconds($0)) timer" }
  }
}

extension String {
  fileprivate var time: Double { split(separator: " ").first.flatMap { Double($0) } ?? -1 }
}

@MainActor
struct SettledTests {
  let backend = HeldBackend()
  let rig: Rig

  init() {
    rig = Rig(backend: backend)
    backend.completeLast()
  }

  @Test func waitsForALateBackend() async {
    var events: [String] = []
    rig.wireframe.select(rig.b)
    rig.wireframe.select(rig.a)
    let waiter = Task {
      await rig.wireframe.settled()
      events.append("settled")
    }
    await Task.yield()
    #expect(events.isEmpty)

    backend.completeLast()
    await Task.yield()
    events.append("completed first")
    await Task.yield()
    events.append("completed second")
    backend.completeLast()
    await waiter.value

    #expect(events == ["completed first", "completed second", "settled"])
  }

  @Test func waitsForRequestsBehindAnAlert() async {
    backend.promptCompletions = 1
    var events: [String] = []
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: rig.a)
    rig.wireframe.presentModally(PageScreen("Modal"), from: rig.a)
    let waiter = Task {
      await rig.wireframe.settled()
      events.append("settled")
    }
    await Task.yield()
    events.append("answered")

    rig.stage.perform(.choose("OK"))
    await waiter.value

    #expect(events == ["answered", "settled"])
    #expect(rig.stage.modalScreens.titles == "Modal")
  }

  @Test func endsWithTheAppThatItsFlowBelongsTo() async {
    let backend = HeldBackend()
    var events: [String] = []
    var rig: FlowRig? = FlowRig(backend: backend)
    weak let stage = rig?.stage
    rig?.main.task { flow in
      events.append("waits")
      await flow.wireframe.settled()
      events.append("goes on")
    }
    await rig?.scheduler.advance(by: .zero)
    #expect(events == ["waits"])

    rig = nil
    for _ in 0..<1_000 where stage != nil { await Task.yield() }

    #expect(events == ["waits", "goes on"])
    withExtendedLifetime(backend) {}
  }

  @Test func endsWithAStall() async {
    rig.wireframe.select(rig.b)
    let waiter = Task { await rig.wireframe.settled() }
    await Task.yield()

    await rig.scheduler.advance(by: .seconds(3))

    await waiter.value
  }
}

/// A main loop that gives the main actor no turn is noticed, from another thread.
@MainActor
struct StandstillTests {
  @Test func tellsOfALoopThatNeverRunsTheMainQueue() {
    let messages = Locked<[String]>([])
    let told = DispatchSemaphore(value: 0)
    let scheduler = LiveScheduler(standstillLimit: .milliseconds(20)) { message in
      messages.withLock { $0.append(message) }
      told.signal()
    }

    // This is such a loop: it holds the main thread, and runs nothing there.
    #expect(told.wait(timeout: .now() + 60) == .success)

    #expect(
      messages.withLock { $0 } == [
        """
        Wireflow: the main actor has had no turn for 0.02 seconds. The main loop has to run Swift's \
        main queue, too: see "Foreign main loops" in the documentation.
        """
      ])
    _ = scheduler
  }

  @Test func saysNothingOnceTheMainActorHasHadATurn() async {
    let messages = Locked<[String]>([])
    let scheduler = LiveScheduler(standstillLimit: .seconds(3_600)) { message in
      messages.withLock { $0.append(message) }
    }

    // It ends long before its time, since there is nothing more to watch for.
    await scheduler.watch?.value

    #expect(messages.withLock { $0 } == [])
  }

  @Test func endsWithItsScheduler() {
    var scheduler: LiveScheduler? = LiveScheduler(standstillLimit: .seconds(3_600)) { _ in }
    let watch = scheduler?.watch

    scheduler = nil

    #expect(watch?.isCancelled == true)
  }
}

/// Nobody can wait for a task outside of all flows, so the log reports its sleep.
@MainActor
struct StraySleepTests {
  private let rig = FlowRig()

  private var straySleeps: [PresentationLog.Entry] {
    rig.stage.log.entries.filter { if case .stray = $0 { true } else { false } }
  }

  @Test func saysOnceThatATaskOfNoFlowSleeps() async throws {
    let clock = rig.stage.clock
    let detached = Task.detached { try await clock.sleep(for: .seconds(1)) }
    while rig.scheduler.sleepers.sleepingCount < 1 { await Task.yield() }
    let shared = Task { try await clock.sleep(for: .seconds(2)) }
    while rig.scheduler.sleepers.sleepingCount < 2 { await Task.yield() }
    await rig.stage.play(.wait(.seconds(2)))
    _ = try await (detached.value, shared.value)

    #expect(straySleeps == [.stray(.seconds(1))])
    #expect(
      straySleeps.map(\.description) == [
        "stray: a task of no flow sleeps for 1.0 seconds, and nobody waits for what it does then"
      ])
  }

  @Test func saysNothingOfAFlowsTasksNorWhereTimePassesByItself() async throws {
    let (clock, live) = (
      rig.stage.clock, Stage(backend: TextRecorder(), scheduler: LiveScheduler())
    )
    rig.main.task { _ in _ = try await Task { try await clock.sleep(for: .seconds(1)) }.value }
    await rig.stage.play(.wait(.seconds(2)))
    try await live.clock.sleep(for: .milliseconds(1))

    #expect(straySleeps.isEmpty)
    #expect(live.log.entries.isEmpty)
  }
}
