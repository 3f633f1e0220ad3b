/// Measures the costs of the framework beside a coordinator written by hand, in the same run.
///
/// Run it in release: `swift run -c release WireflowBenchmarks`. It prints the instructions and the
/// CPU time of each row, and how many floors that is. `--filter WORDS` takes the rows with those
/// words, `--check FILE` fails if a bound of the file is passed, and `--record FILE` writes such bounds. With `growth` behind it, it prints the growth table instead,
/// up to a number if there is one, such as `growth 1000`, and fails if a row grows too fast.
@main
struct Benchmarks {
  @MainActor
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "growth" { return await growth(arguments.dropFirst()) }
    do {
      try Options(arguments).run()
    } catch {
      print("error: \(error)")
      exitAsFailed()
    }
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
