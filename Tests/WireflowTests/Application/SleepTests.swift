import Foundation
import TestSupport
import Testing
import Wireflow

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

  @Test func endsAtOnceWhenItsTaskIsCancelled() async {
    let sleeper = Task { try await scheduler.sleep(for: .seconds(5)) }
    await scheduler.sleepers.settled()

    sleeper.cancel()
    await scheduler.sleepers.settled()

    #expect(await sleeper.result.failure is CancellationError)
    #expect(scheduler.sleepers.sleepingCount == 0)
    #expect(scheduler.pending == [])
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

  @Test func manySleepersAreBackWhenAnAdvanceReturns() async {
    var woken = 0
    for number in 1...2_000 {
      Task {
        try await scheduler.sleep(for: .milliseconds(number % 50))
        woken += 1
      }
    }

    await scheduler.advance(by: .milliseconds(50))

    #expect(woken == 2_000)
  }

  @Test func taskThatBelongsToNoAppIsNotAwaited() async {
    let stage = Stage(backend: TextRecorder(), scheduler: scheduler)
    let wireframe = FlowWireframe<Void>(TabBarWireframe(stage: stage))

    wireframe.task { await scheduler.sleepers.settled() }
    await scheduler.sleepers.settled()

    #expect(scheduler.sleepers.wakingCount == 0)
  }

  @Test func whatASleeperDoesStandsUnderTheWait() async {
    rig.main.task { flow in
      try? await flow.wireframe.sleep(for: .milliseconds(300))
      flow.wireframe.select(flow.other)
      try? await flow.wireframe.sleep(for: .milliseconds(200))
      flow.wireframe.select(flow.root)
    }

    await rig.scheduler.advance(by: .milliseconds(300))
    await rig.scheduler.advance(by: .milliseconds(100))
    rig.stage.perform(.back)
    await rig.scheduler.advance(by: .milliseconds(150))

    rig.expectLog(
      matches: """
        > wait 300ms
          select Other
        > wait 100ms
        > back
          refused: this is the root; possible: select "Root", select "Other"
        > wait 100ms
          select Root
        """)
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
    ProcessInfo.processInfo.environment["WIREFLOW_CLOCK_SCENARIOS"].flatMap(Int.init) ?? 2_000

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
