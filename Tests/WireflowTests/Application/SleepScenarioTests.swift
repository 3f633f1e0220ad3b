import Foundation
import TestSupport
import Testing
import Wireflow

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

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
