import Dispatch
import Foundation
import TestSupport
import Testing
import WireflowTesting

@testable import Wireflow

/// Tasks that sleep on the app's time.
@MainActor
struct SleepTests {
  let scheduler = ManualScheduler()
  let rig = FlowRig()

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
      #expect(rig.scheduler.sleepers.isEmpty, "cancelled in turn \(turns)")
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
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(scheduler.pending == [])
  }

  @Test func followsRealTimeOnALiveScheduler() async throws {
    let live = LiveScheduler()
    try await live.sleep(for: .milliseconds(5))
    #expect(live.now >= .milliseconds(5))
    #expect(live.sleepers.sleepingCount == 0)
  }

  @Test func isNotAwaitedInATaskThatBelongsToNoApp() async {
    let stage = Stage(backend: TextRecorder(), scheduler: scheduler)
    let wireframe = FlowWireframe<Void>(TabBarWireframe(stage: stage))
    wireframe.task { await scheduler.sleepers.settled() }
    await scheduler.sleepers.settled()
    #expect(scheduler.sleepers.wakingCount == 0)
  }

  /// How many scenarios are tried, such as 100000 for a thorough run.
  private static let count =
    ProcessInfo.processInfo.environment["WIREFLOW_CLOCK_SCENARIOS"].flatMap(Int.init) ?? 300

  /// Sleeping work against a plain list of its due times, in many random scenarios.
  @Test func wakesEveryoneInTimeHoweverTimeIsCut() async throws {
    var random = SplitMix64(seed: 29)
    for number in 1...Self.count {
      // Odd and even times keep a sleeper and a timer from being due together, in no known order.
      let sleeps = (0..<3).map { _ in (0..<3).map { _ in 2 * (1 + random.below(100)) } }
      let timers = (0..<3).map { _ in 3 + 2 * random.below(300) }
      let scheduler = ManualScheduler()
      var events: [(time: Duration, name: String)] = []
      let tasks = sleeps.enumerated().map { name, delays in
        Task { @MainActor in
          for delay in delays {
            try await scheduler.sleep(for: .milliseconds(delay))
            events.append((scheduler.now, "\(name)"))
          }
        }
      }
      for timer in timers {
        _ = scheduler.schedule(after: .milliseconds(timer)) {
          events.append((scheduler.now, "timer"))
        }
      }
      await scheduler.sleepers.settled()
      var rest = 610
      while rest > 0 {
        let part = min(rest, 1 + random.below(200))
        await scheduler.advance(by: .milliseconds(part))
        rest -= part
      }
      let expected =
        sleeps.enumerated().flatMap { name, delays in
          delays.indices.map { "\(Duration.milliseconds(delays[...$0].reduce(0, +))) \(name)" }
        } + timers.map { "\(Duration.milliseconds($0)) timer" }
      #expect(events.map { "\($0.time) \($0.name)" }.sorted() == expected.sorted(), "\(number)")
      #expect(events.map(\.time) == events.map(\.time).sorted(), "scenario \(number)")
      for task in tasks { try await task.value }
    }
  }
}

/// A wait for everything that the stage has begun.
@MainActor
struct SettledTests {
  private func wait(_ rig: FlowRig) -> Task<Void, Never> {
    Task {
      await rig.wireframe.settled()
      rig.note("settled")
    }
  }

  @Test func waitsForTransitionsAndAnswers() async {
    var stories = Stories()
    let backend = HeldBackend()
    await stories.follow("for a late backend", FlowRig(backend: backend)) { rig in
      backend.completeLast()
      rig.wireframe.select(rig.other)
      rig.wireframe.select(rig.root)
      let waiter = wait(rig)
      for number in 1...2 {
        await Task.yield()
        backend.completeLast()
        rig.note("completed \(number)")
      }
      await waiter.value
    }
    assertSnapshot(of: stories.text)
  }
}

/// A main loop that gives the main actor no turn is noticed, from another thread.
@MainActor
struct StandstillTests {
  private let messages = Locked<[String]>([])

  @Test func tellsOfALoopThatNeverRunsTheMainQueue() {
    let told = DispatchSemaphore(value: 0)
    let scheduler = LiveScheduler(standstillLimit: .milliseconds(20)) { [messages] message in
      messages.withLock { $0.append(message) }
      told.signal()
    }
    // This is such a loop: it holds the main thread, and runs nothing there.
    #expect(told.wait(timeout: .now() + 60) == .success)
    assertSnapshot(of: messages.withLock { $0 }.joined(separator: "\n"))
    _ = scheduler
  }

  @Test func saysNothingOnceTheMainActorHasHadATurn() async {
    let scheduler = LiveScheduler(standstillLimit: .seconds(3_600)) { [messages] message in
      messages.withLock { $0.append(message) }
    }
    // It ends long before its time, since there is nothing more to watch for.
    await scheduler.watch?.value
    #expect(messages.withLock { $0 } == [])
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
  }
}
