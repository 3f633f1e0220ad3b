import Foundation

/// The most that rows may cost, in floors, as a file in the repository holds it.
struct Bounds: Codable {
  /// What one row cost when its bound was written, from which the documentation has its figures.
  struct Measured: Codable {
    let instructions: Double
    let floors: Double
    let microseconds: Double
  }

  /// The most that one row may cost.
  struct Bound: Codable {
    let name: String
    /// By instructions, which are the same in each run.
    let instructions: Double
    /// By CPU time, which differs: it finds rows that have become slow by far.
    let time: Double
    /// Nil where no document has the figures.
    var measured: Measured?
  }

  /// The most that may stay in memory for a thing.
  struct Memory: Codable {
    let name: String
    let bytes: Double
    var measured: Double?
  }

  let rows: [Bound]
  let memory: [Memory]

  init(readFrom file: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
  }

  /// Creates bounds just above the measured costs: five percent for memory, ten for instructions,
  /// which differ a little from one processor to the next.
  ///
  /// The bounds for time are four times the measured ones. On one processor a floor takes half the
  /// time that it takes on another, beside the row it is a floor for.
  init(above costs: Costs) {
    memory = costs.memory.map {
      Memory(
        name: $0.name, bytes: max(1, ($0.bytes * 1.05).rounded(.up)),
        measured: ($0.bytes * 10).rounded() / 10)
    }
    rows = costs.rows.map { cost in
      let instructions = cost.instructionRatio ?? cost.timing.ratio
      return Bound(
        name: cost.name, instructions: (instructions * 110).rounded(.up) / 100,
        time: (max(instructions, cost.timing.ratio) * 40).rounded(.up) / 10,
        measured: Measured(
          instructions: (cost.instructions ?? 0).rounded(),
          floors: (instructions * 100).rounded() / 100,
          microseconds: cost.timing.nanoseconds.rounded() / 1_000))
    }
  }

  /// The text of the file.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  /// The bounds that the costs pass, a sentence each.
  func passed(by costs: Costs) -> [String] {
    Self.passed(
      "floors by instructions", costs.rows.map { ($0.name, $0.instructionRatio ?? 0) },
      rows.map { ($0.name, $0.instructions) })
      + Self.passed(
        "bytes", costs.memory.map { ($0.name, $0.bytes) }, memory.map { ($0.name, $0.bytes) })
      + Self.passed(
        "floors by time", costs.rows.map { ($0.name, $0.timing.ratio) },
        rows.map { ($0.name, $0.time) })
  }

  private static func passed(
    _ measure: String, _ costs: [(name: String, cost: Double)], _ bounds: [(String, Double)]
  ) -> [String] {
    let bounds = Dictionary(bounds) { $1 }
    return costs.compactMap { name, cost in
      guard let bound = bounds[name] else { return "\(name): has no bound by \(measure)" }
      return cost > bound ? "\(name): \(cost.rounded2) \(measure), at most \(bound)" : nil
    }
  }
}
