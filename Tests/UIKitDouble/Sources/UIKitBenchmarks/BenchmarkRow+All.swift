extension BenchmarkRow {
  /// All rows, in the order of the table.
  static let all: [BenchmarkRow] = [
    BenchmarkRow(
      "start with three tabs",
      .init(100, on: ()) { _, _ in FrameworkApp().start() },
      floor: .init(100, on: ()) { _, _ in HandWrittenCoordinator().start() }),
    BenchmarkRow("push and pop") {
      $0.push()
      $0.pop()
    },
    BenchmarkRow("five pushes and a pop to the root") {
      for _ in 0..<5 { $0.push() }
      $0.popToRoot()
    },
    BenchmarkRow(
      "pop to the root, a screen",
      .init(100, toAllOf: FrameworkApp.started().pushed(100)) { $0.popToRoot() },
      floor: .init(100, toAllOf: HandWrittenCoordinator.started().pushed(100)) { $0.popToRoot() }),
    BenchmarkRow("modal child flow") {
      $0.startChild()
      $0.finishChild()
    },
    BenchmarkRow("modal child flow over 100 screens", depth: 100) {
      $0.startChild()
      $0.finishChild()
    },
    BenchmarkRow("two switches of tabs") {
      $0.select(1)
      $0.select(0)
    },
  ]

  /// Creates a row of the same work on both sides, above some screens.
  private init(
    _ name: String, depth: Int = 0, _ work: @escaping @MainActor (any BenchApp) -> Void
  ) {
    self.init(
      name, .init(200, on: FrameworkApp.started().pushed(depth)) { app, _ in work(app) },
      floor: .init(200, on: HandWrittenCoordinator.started().pushed(depth)) { app, _ in work(app) })
  }
}

/// An app that both sides have.
@MainActor
protocol BenchApp: AnyObject {
  init()
  func start()
  func push()
  func pop()
  func popToRoot()
  func select(_ place: Int)
  func startChild()
  func finishChild()
}

extension BenchApp {
  /// Returns an app that runs.
  static func started() -> Self {
    let app = Self()
    app.start()
    return app
  }

  /// Pushes some screens.
  func pushed(_ count: Int) -> Self {
    for _ in 0..<count { push() }
    return self
  }
}

/// A row of the table of memory, of which there are none here.
@MainActor
struct MemoryRow {
  let name: String
  let bytes: Double?

  static let all: [MemoryRow] = []
}
