import Wireflow

/// A service on an actor, which sleeps on the app's time.
actor StressShelf {
  private let scheduler: any Scheduler
  private var count = 0

  init(_ scheduler: any Scheduler) {
    self.scheduler = scheduler
  }

  func book(after delay: Int) async throws -> String {
    count += 1
    let number = count
    if number.isMultiple(of: 3) { await Task.yield() }
    try await scheduler.sleep(for: .milliseconds(delay))
    return "book \(number)"
  }
}

/// A service without isolation, which sleeps on the app's time.
final class StressShop: Sendable {
  private let scheduler: any Scheduler

  init(_ scheduler: any Scheduler) {
    self.scheduler = scheduler
  }

  @concurrent func price(_ cents: Int) async throws -> String {
    if cents.isMultiple(of: 2) { await Task.yield() }
    try await scheduler.sleep(for: .milliseconds(cents))
    return "\(cents) cents"
  }
}

/// A source of streams, each of which receives every value.
@MainActor
final class StressBell {
  private var listeners: [AsyncStream<Int>.Continuation] = []
  private var rungCount = 0

  func stream() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    listeners.append(continuation)
    return stream
  }

  /// Rings, and returns the number of streams that are still read.
  @discardableResult
  func ring() -> Int {
    rungCount += 1
    listeners.removeAll {
      if case .terminated = $0.yield(rungCount) { true } else { false }
    }
    return listeners.count
  }
}

struct StressError: Error, ErrorDisplayable {
  let title = "Out of order"
  let message = ""
}
