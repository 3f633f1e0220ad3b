extension BenchmarkRow {
  /// A long list under a user's keys on a terminal of 200 by 60, with the frame that shows it.
  static let lists: [BenchmarkRow] =
    [10_000, 100_000].flatMap { count -> [BenchmarkRow] in
      let words = count == 10_000 ? "10,000 rows" : "100,000 rows"
      return [
        BenchmarkRow("tap among \(words)", .init(20, on: Shelf(count)) { $0.tap($1) }),
        BenchmarkRow("letter above \(words)", .init(20, on: Shelf(count)) { $0.type($1) }),
        BenchmarkRow(
          "key down along \(words)", .init(20, on: Shelf(count)) { shelf, _ in shelf.move() }),
        BenchmarkRow("page down along \(words)", .init(20, on: Shelf(count)) { $0.page($1) }),
      ]
    }
}
