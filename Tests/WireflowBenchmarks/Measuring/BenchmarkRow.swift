/// A row of the table of costs: some work, and the floor that does as much by hand.
@MainActor
struct BenchmarkRow {
  /// One round of the work, which does it some times.
  typealias Round = @MainActor () -> Void

  /// Work that can be measured.
  struct Work {
    /// The number of times that a round does it.
    let count: Int
    /// Prepares the work, which is not measured, and returns a round of it.
    let prepare: @MainActor () -> Round
    /// True if a round uses up its preparation, so that each needs its own.
    var isUsedUp = false

    init(_ count: Int = 500, _ prepare: @escaping @MainActor () -> Round) {
      self.count = count
      self.prepare = prepare
    }

    /// Creates work that is done once for each number, by something that is made before.
    init<Subject>(
      _ count: Int = 500, on make: @autoclosure @escaping @MainActor () -> Subject,
      _ work: @escaping @MainActor (Subject, Int) -> Void
    ) {
      self.init(count) {
        let subject = make()
        return { for number in 0..<count { work(subject, number) } }
      }
    }

    /// Creates work that is done to all of something that is made for it, and so used up.
    init<Subject>(
      _ count: Int, toAllOf make: @autoclosure @escaping @MainActor () -> Subject,
      _ work: @escaping @MainActor (Subject) -> Void
    ) {
      self.init(count) {
        let subject = make()
        return { work(subject) }
      }
      isUsedUp = true
    }
  }

  let name: String
  let work: Work
  let floor: Work

  init(_ name: String, _ work: Work, floor: Work) {
    self.name = name
    self.work = work
    self.floor = floor
  }
}
