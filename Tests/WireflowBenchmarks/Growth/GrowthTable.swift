/// A table of what work on 10, 100, 1,000 and more things costs, and of how that grows.
///
/// A row holds while ten times as many things cost at most ten times as much, by n log n: the
/// ratio of the costs for one thing is then log(10n) / log(n). Twice that is granted to caches and
/// to noise.
@MainActor
struct GrowthTable {
  private static let granted = 2.0

  let rows: [GrowthRow]
  /// The highest number of things.
  let limit: Int

  /// Prints the table, and returns the names of the rows that grow too fast.
  func run() async -> [String] {
    print(Self.line(["", "n", "CPU ms", "ns each", "ratio", "at most"]))
    var failed: [String] = []
    for row in rows where !(await holds(row)) { failed.append(row.name) }
    return failed
  }

  private func holds(_ row: GrowthRow) async -> Bool {
    var (count, log, before) = (10, 1, await row.cost(10))
    print(Self.line([row.name, "10"] + Self.words(before, count)))
    while count * 10 <= min(limit, row.limit) {
      count *= 10
      log += 1
      let most = Double(log) / Double(log - 1) * Self.granted
      var cost = await row.cost(count)
      var ratio = cost / before / 10
      // Another program may have disturbed a steep row, so it runs again with its predecessor.
      for _ in 0..<2 where ratio > most {
        before = max(before, await row.cost(count / 10))
        cost = min(cost, await row.cost(count))
        ratio = cost / before / 10
      }
      let verdict = ratio <= most ? "" : "GROWS"
      print(
        Self.line(
          ["", "\(count)"] + Self.words(cost, count) + [ratio.rounded2, most.rounded2, verdict]))
      guard ratio <= most else { return false }
      before = cost
    }
    return true
  }

  private static func words(_ cost: Double, _ count: Int) -> [String] {
    [(cost * 1e3).rounded2, "\(Int(cost / Double(count) * 1e9))"]
  }

  private static func line(_ cells: [String]) -> String {
    let first = cells[0] + String(repeating: " ", count: max(0, 48 - cells[0].count))
    return cells.dropFirst().reduce(first) { line, cell in
      line + String(repeating: " ", count: max(1, 10 - cell.count)) + cell
    }
  }
}
