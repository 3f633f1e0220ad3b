/// The result of a run: the costs of the rows, the memory that stays, the times of explorations.
struct Costs: Codable {
  /// The bytes that stay for each of many things.
  struct Memory: Codable {
    let name: String
    let bytes: Double
  }

  let rows: [Cost]
  let memory: [Memory]
  let explorations: [Exploration]

  /// Measures the rows with some words in their names.
  @MainActor
  init(filter: String) async throws {
    func isMeant(_ name: String) -> Bool { filter.isEmpty || name.contains(filter) }
    memory = MemoryRow.all.filter { isMeant($0.name) }.compactMap { row in
      row.bytes.map { Memory(name: row.name, bytes: $0) }
    }
    rows = try Cost.measure(BenchmarkRow.all.filter { isMeant($0.name) }, filter: filter)
    var explorations: [Exploration] = []
    for row in ExplorationRow.all where isMeant(row.name) {
      explorations.append(await row.measure())
    }
    self.explorations = explorations
  }

  /// The tables.
  var text: String {
    let lines = rows.isEmpty ? [] : [Cost.head] + rows.map(\.line)
    let memory = memory.map { "\($0.name.padded(to: 54)) \($0.bytes.rounded2) bytes" }
    return (lines + memory + explorations.map(\.line)).joined(separator: "\n")
  }
}

/// The cost of a row's work.
struct Cost: Codable {
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
