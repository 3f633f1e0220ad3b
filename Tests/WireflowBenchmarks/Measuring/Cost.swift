/// The result of a run: the costs of the rows, and the memory that stays.
struct Costs {
  /// The bytes that stay for each of many things.
  struct Memory {
    let name: String
    let bytes: Double
  }

  let rows: [Cost]
  let memory: [Memory]

  /// Measures the rows with some words in their names.
  @MainActor
  init(filter: String) throws {
    func isMeant(_ name: String) -> Bool { filter.isEmpty || name.contains(filter) }
    memory = MemoryRow.all.filter { isMeant($0.name) }.compactMap { row in
      row.bytes.map { Memory(name: row.name, bytes: $0) }
    }
    rows = try Cost.measure(BenchmarkRow.all.filter { isMeant($0.name) }, filter: filter)
  }

  /// The tables.
  var text: String {
    let lines = rows.isEmpty ? [] : [Cost.head] + rows.map(\.line)
    let memory = memory.map { "\($0.name.padded(to: 54)) \($0.bytes.rounded2) bytes" }
    return (lines + memory).joined(separator: "\n")
  }
}

/// The cost of a row's work.
struct Cost {
  let name: String
  let timing: Timing
  /// The instructions of the work once, where they could be counted.
  var instructions: Double?
  /// The ratio of those to the floor's.
  var instructionRatio: Double?

  init(_ name: String, _ timing: Timing) {
    self.name = name
    self.timing = timing
  }

  /// Measures rows, by instructions too where valgrind is there.
  @MainActor
  static func measure(_ rows: [BenchmarkRow], filter: String) throws -> [Cost] {
    var costs: [Cost] = []
    for row in rows { costs.append(Cost(row.name, Timing(row))) }
    guard !rows.isEmpty, let valgrind = Counting.valgrind else { return costs }
    let counted = try Counting(valgrind, filter: filter).instructions
    precondition(
      counted.count >= 2 * rows.count, "each row must be counted twice (was \(counted.count))")
    for (place, row) in rows.enumerated() {
      let work = Double(counted[2 * place]) / Double(row.work.count)
      let floor = Double(counted[2 * place + 1]) / Double(row.floor.count)
      costs[place].instructions = work
      costs[place].instructionRatio = work / floor
    }
    return costs
  }

  /// The head of the table.
  static var head: String {
    line(["", "instructions", "floors", "CPU ns", "floors", "lowest", "highest"])
  }

  /// The row of the table.
  var line: String {
    Self.line([
      name, instructions.map { "\(Int($0))" } ?? "-", instructionRatio?.rounded2 ?? "-",
      "\(Int(timing.nanoseconds))", timing.ratio.rounded2, timing.lowest.rounded2,
      timing.highest.rounded2,
    ])
  }

  private static func line(_ cells: [String]) -> String {
    cells.dropFirst().reduce(cells[0].padded(to: 54)) { line, cell in
      line + String(repeating: " ", count: max(1, 13 - cell.count)) + cell
    }
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension Double {
  /// The number with two digits behind the point.
  var rounded2: String { "\(Double(Int(self * 100 + 0.5)) / 100)" }
}

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
