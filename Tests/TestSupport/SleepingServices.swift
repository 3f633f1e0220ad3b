public import Wireflow

/// A service on an actor, which sleeps on the app's time and stays away for a few turns.
public actor SleepingShelf {
  private let scheduler: any Scheduler
  private var count = 0

  /// Creates a shelf for an app.
  public init(_ scheduler: any Scheduler) {
    self.scheduler = scheduler
  }

  /// Returns a book, after some milliseconds.
  public func book(after delay: Int) async throws -> String {
    count += 1
    let number = count
    for _ in 0..<(number % 3) { await Task.yield() }
    try await scheduler.sleep(for: .milliseconds(delay))
    return "book \(number)"
  }
}

/// A service without isolation, which sleeps on the app's time and stays away for a few turns.
public final class SleepingShop: Sendable {
  private let scheduler: any Scheduler

  /// Creates a shop for an app.
  public init(_ scheduler: any Scheduler) {
    self.scheduler = scheduler
  }

  /// Returns a price, after as many milliseconds as it has cents.
  @concurrent public func price(_ cents: Int) async throws -> String {
    for _ in 0..<(cents % 4) { await Task.yield() }
    try await scheduler.sleep(for: .milliseconds(cents))
    return "\(cents) cents"
  }
}
