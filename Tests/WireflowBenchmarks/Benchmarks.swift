import Foundation

/// Measures what the framework costs beside a coordinator written by hand, in the same run.
///
/// Run it in release: `swift run -c release WireflowBenchmarks`. It prints the instructions and the
/// CPU time of each row, and how many floors that is. `--filter WORDS` takes the rows with those
/// words, `--json` prints values, `--check FILE` fails if a bound of the file is passed, and
/// `--record FILE` writes such bounds. With `growth` behind it, it prints the growth table instead,
/// up to a number if one stands there, such as `growth 1000`, and fails if a row grows too fast.
@main
struct Benchmarks {
  @MainActor
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "growth" { return await growth(arguments.dropFirst()) }
    do {
      try run(Options(arguments))
    } catch {
      print("error: \(error)")
      exitAsFailed()
    }
  }

  @MainActor
  private static func run(_ options: Options) throws {
    if options.isCounted { return runCounted(filter: options.filter) }
    let costs = try Costs(filter: options.filter)
    if options.isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(costs), as: UTF8.self))
    } else {
      print(costs.text)
    }
    if let file = options.record {
      try Bounds(above: costs).text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    if let file = options.check { try check(costs, by: file) }
  }

  private static func check(_ costs: Costs, by file: String) throws {
    if Counting.valgrind == nil {
      print("There is no valgrind, so only times are checked, which find what is slow by far.")
    }
    let passed = try Bounds(readFrom: file).passed(by: costs)
    let count = costs.rows.count + costs.memory.count
    print("\(count) rows, of whose bounds \(passed.count) are passed")
    for sentence in passed { print("- \(sentence)") }
    if count == 0 || !passed.isEmpty { exitAsFailed() }
  }

  @MainActor
  private static func growth(_ arguments: ArraySlice<String>) async {
    let limit = arguments.first.flatMap { Int($0) }
    let words = arguments.dropFirst(limit == nil ? 0 : 1).joined(separator: " ")
    let all =
      GrowthRow.actions + GrowthRow.stacks + GrowthRow.roots + GrowthRow.modals + GrowthRow.flows
      + GrowthRow.waiting + GrowthRow.work
    let rows = all.filter { words.isEmpty || $0.name.contains(words) }
    let failed = await GrowthTable(rows: rows, limit: limit ?? .max).run()
    print("\n\(rows.count) rows, \(failed.count) of which grow too fast")
    for name in failed { print("- \(name)") }
    if rows.isEmpty || !failed.isEmpty { exitAsFailed() }
  }
}
