import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTesting

extension BenchmarkRow {
  /// Logs, scripts and routes.
  static let texts: [BenchmarkRow] = [
    BenchmarkRow("line of the log as text", .reading { $0.text.utf8.count }),
    BenchmarkRow(
      "line of a script, parsed",
      .init(1_000) {
        let text = (0..<1_000).map { "> tap \"Row \($0)\"\n" }.joined()
        return { _ = try? Script(parsing: text, name: "benchmark") }
      }),
    BenchmarkRow(
      "snapshot of 1,000 lines, two of them others: diff",
      .init(20, on: Snapshots()) { snapshots, _ in snapshots.diff() },
      floor: .init(20, on: Snapshots()) { snapshots, _ in snapshots.compareByHand() }),
    BenchmarkRow(
      "route to a sibling at depth 10",
      .init(on: BenchRouteApp(depth: 10)) { $0.goToSibling($1) }),
    BenchmarkRow(
      "route to a sibling at depth 1,000, to depth 10",
      .init(200, on: BenchRouteApp(depth: 1_000)) { $0.goToSibling($1) },
      floor: .init(200, on: BenchRouteApp(depth: 10)) { $0.goToSibling($1) }),
  ]

  /// Drawing of a full window.
  static let drawing: [BenchmarkRow] = [
    BenchmarkRow(
      "frame of a terminal of 200 by 60, wholly new",
      .init(4, on: Frames()) { $0.showOther($1) }),
    BenchmarkRow(
      "frame of a terminal of 200 by 60, selection moved",
      .init(4, on: Frames()) { $0.move($1) }),
    BenchmarkRow(
      "message to a page with 100 rows, wholly new",
      .init(4, on: Pages()) { $0.showOther($1) }),
    BenchmarkRow(
      "picture of a list with 20 rows",
      .init(200, on: BenchApp(taps: 20)) { app, _ in _ = app.stage.picture }),
    BenchmarkRow(
      "push and pop, watched",
      .init(200, on: BenchApp(taps: 20).watched()) { app, number in
        app.main.push(number)
        app.main.pop()
      }),
  ]
}

extension BenchmarkRow.Work {
  /// The reading of a log with a thousand lines.
  fileprivate static func reading(_ read: @escaping @MainActor (PresentationLog) -> Int) -> Self {
    .init(1_000) {
      let app = BenchApp(depth: 10)
      app.stage.log.limit = 1_000
      for number in 0..<1_000 {
        app.main.push(number)
        app.main.pop()
      }
      let log = app.stage.log
      return { precondition(read(log) > 0, "the log must not be empty") }
    }
  }
}
