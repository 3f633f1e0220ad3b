import Foundation

extension Options {
  /// Runs the program by its options, and ends the process as failed if a bound is passed.
  @MainActor
  func run() async throws {
    if isCounted { return runCounted(filter: filter) }
    let costs = try await Costs(filter: filter)
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(costs), as: UTF8.self))
    } else {
      print(costs.text)
    }
    if let record {
      try Bounds(above: costs).text.write(toFile: record, atomically: true, encoding: .utf8)
    }
    if let check { try Self.check(costs, by: check) }
  }

  private static func check(_ costs: Costs, by file: String) throws {
    if Counting.valgrind == nil {
      print("There is no valgrind, so only times are checked, which find what is slow by far.")
    }
    let passed = try Bounds(readFrom: file).passed(by: costs)
    let count = costs.rows.count + costs.memory.count + costs.explorations.count
    print("\(count) rows, of whose bounds \(passed.count) are passed")
    for sentence in passed { print("- \(sentence)") }
    if count == 0 || !passed.isEmpty { exitAsFailed() }
  }
}
