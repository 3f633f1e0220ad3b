/// A row of the table of costs: some work, and the floor that does as much by hand.
@MainActor
struct BenchmarkRow {
  /// One round of the work, which does it some times.
  typealias Round = @MainActor () -> Void

  /// Work that can be measured.
  struct Work {
    /// The number of times that a round does it.
    let count: Int
    /// Makes what the work needs, which is not measured, and returns a round of it.
    let prepare: @MainActor () -> Round

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
  }

  let name: String
  let work: Work
  let floor: Work

  /// Creates a row, whose floor is a push and a pop by hand if there is no other.
  init(_ name: String, _ work: Work, floor: Work = .pushAndPopByHand(10)) {
    self.name = name
    self.work = work
    self.floor = floor
  }

  /// All rows, in the order of the table.
  static var all: [BenchmarkRow] {
    stacks + flows + apps + user + texts + drawing + lists + samples
  }
}
