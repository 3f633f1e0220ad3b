import WireflowExploration

/// The time of a command that explores an app, in equal shares for its wireframes.
@MainActor
struct TimeBudget {
  private let end: ContinuousClock.Instant?
  private var count: Int

  /// Creates the budget of a number of wireframes, or one without a limit of its own.
  init(_ limit: Duration?, for count: Int) {
    end = limit.map { .now + $0 }
    self.count = count
  }

  /// Returns the limit of the next wireframe, to which earlier ones leave the time that they save.
  mutating func next() -> ExplorationOptions.Limit {
    guard let end else { return .init() }
    defer { count -= 1 }
    return .init(time: max(.zero, ContinuousClock.now.duration(to: end)) / max(count, 1))
  }
}
