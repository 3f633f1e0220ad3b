import Wireflow

extension BenchmarkRow {
  /// Whole apps, their root items, and their modals.
  static let apps: [BenchmarkRow] = [
    BenchmarkRow(
      "start and end of an app with three tabs",
      .init(100, on: ()) { _, _ in _ = BenchApp(roots: 3) },
      floor: .init(100, on: ()) { _, _ in _ = HandWrittenCoordinator(depth: 3) }),
    BenchmarkRow(
      "start and end of an app with 200 screens",
      .init(20, on: ()) { _, _ in _ = BenchApp(depth: 200) },
      floor: .init(20, on: ()) { _, _ in _ = HandWrittenCoordinator(depth: 200) }),
    BenchmarkRow(
      "switch of tabs",
      .init(on: BenchApp(roots: 3)) { app, number in app.main.select(number % 3) },
      floor: .pushAndPopByHand(10)),
    BenchmarkRow(
      "alert and its answer",
      .init(on: BenchApp(depth: 10)) { app, _ in
        app.main.ask()
        app.stage.perform(.choose("OK"))
      }),
    BenchmarkRow(
      "install of ten root items over ten others",
      .init(50, on: BenchApp(roots: 10)) { app, number in app.main.install(10, from: number) }),
    BenchmarkRow(
      "update of ten root items, half of them new",
      .init(50, on: BenchApp(roots: 10)) { app, number in app.main.update(from: number) }),
    BenchmarkRow(
      "adapt of a full stage",
      .init(50, on: BenchApp.full()) { app, number in
        app.stage.perform(.adapt(number.isMultiple(of: 2) ? .regular : .compact))
      }),
  ]

  /// Actions of the user, from text to line.
  static let user: [BenchmarkRow] = [
    BenchmarkRow(
      "tap that pushes, back by the user, from text",
      .init(200, on: BenchApp(taps: 20)) { app, _ in
        app.play("tap \"Row 7\"")
        app.play("back")
      }),
    BenchmarkRow(
      "refused tap",
      .init(200, on: BenchApp(taps: 20)) { app, _ in app.play("tap \"Nothing\"") }),
    BenchmarkRow(
      "possible actions of a list with 20 rows",
      .init(200, on: BenchApp(taps: 20)) { app, _ in _ = app.stage.possibleActions }),
  ]
}
