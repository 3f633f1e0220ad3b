import Wireflow

/// A row of the growth table: some work on n things.
@MainActor
struct GrowthRow {
  typealias Work = @MainActor () async -> Void

  let name: String
  /// The highest number of things that the work is tried on.
  ///
  /// The state looks through its modals, root items and flows, of which no app has a thousand.
  let limit: Int
  /// Prepares the work on n things, which is not timed, and returns the work.
  let prepare: @MainActor (Int) -> Work

  init(
    _ name: String, limit: Int = 1_000, prepare: @escaping @MainActor (Int) -> Work
  ) {
    self.name = name
    self.limit = limit
    self.prepare = prepare
  }

  /// An app on which a row works.
  enum Setting {
    case app, roots, split, splitRoots
    /// An app with a stack of n screens.
    case deep

    @MainActor
    func make(_ count: Int) -> GrowthApp {
      let roots = self == .roots || self == .splitRoots ? count : 1
      let isSplit = self == .split || self == .splitRoots
      let app = GrowthApp(roots: roots, wireframe: isSplit ? .split : .tabBar)
      if self == .deep { app.push(count) }
      return app
    }
  }

  /// Creates a row that works on an app, with n things.
  init(
    _ name: String, limit: Int = 1_000, on setting: Setting = .app,
    _ work: @escaping @MainActor (GrowthApp, Int) async -> Void
  ) {
    self.init(
      name, limit: limit,
      prepare: { count in
        let app = setting.make(count)
        return { await work(app, count) }
      })
  }

  /// The seconds of CPU time that the work on n things takes, the median of some rounds.
  ///
  /// There are more rounds the less each takes, but at least three.
  func cost(_ count: Int) async -> Double {
    var rounds: [Double] = []
    let start = ThreadClock.now
    while rounds.count < 3 || (rounds.count < 41 && ThreadClock.now - start < 0.08) {
      let work = prepare(count)
      let begin = ThreadClock.now
      await work()
      rounds.append(ThreadClock.now - begin)
    }
    return rounds.sorted()[rounds.count / 2]
  }
}

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

/// An app for a row of the growth table, whose main flow has some root items.
@MainActor
final class GrowthApp {
  let main: GrowthFlow
  let scheduler = ManualScheduler()
  private let controller: ApplicationController

  init(
    roots: Int = 1, backend: any PresentationBackend = TextRecorder(),
    wireframe variant: WireframeVariant = .tabBar
  ) {
    let stage = Stage(backend: backend, scheduler: scheduler)
    stage.log.limit = 1000
    let wireframe = variant.makeWireframe(stage)
    main = GrowthFlow(wireframe, roots: BenchScreen.several(roots))
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
  }

  var stage: Stage { controller.stage }
  var wireframe: FlowWireframe<Void> { main.wireframe }
  var root: BenchScreen { main.roots[0] }

  /// Pushes screens, each from the one before, and returns the last of them.
  @discardableResult
  func push(_ count: Int) -> BenchScreen {
    BenchScreen.several(count).reduce(root) { below, screen in
      wireframe.push(screen, from: below)
      return screen
    }
  }

  /// Starts a child flow of the main one, which comes from the first root item.
  @discardableResult
  func startChild(
    _ onStart: @escaping @MainActor (GrowthChild, any Screen) -> Void
  ) -> GrowthChild {
    let child = GrowthChild(wireframe, onStart)
    main.start(child, from: root)
    return child
  }
}

/// The main flow of such an app.
@MainActor
final class GrowthFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let roots: [BenchScreen]

  init(_ wireframe: any ApplicationWireframe, roots: [BenchScreen]) {
    self.wireframe = FlowWireframe(wireframe)
    self.roots = roots
  }

  func installUI() { wireframe.install(rootItems: roots) }
}

/// A child flow that runs a closure as its start.
@MainActor
final class GrowthChild: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let onStart: @MainActor (GrowthChild, any Screen) -> Void

  init(
    _ wireframe: any ApplicationWireframe,
    _ onStart: @escaping @MainActor (GrowthChild, any Screen) -> Void
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.onStart = onStart
  }

  func start(from sender: any Screen) { onStart(self, sender) }
}

extension BenchScreen {
  /// Makes screens with numbers from 1 on.
  static func several(_ count: Int) -> [BenchScreen] {
    (0..<count).map { BenchScreen.make($0 + 1) }
  }
}

/// A backend that keeps its completions until a row calls them.
@MainActor
final class LateBackend: PresentationBackend {
  private var completions: [@MainActor () -> Void] = []

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    completions.append(completion)
  }

  /// Completes all, also those that arrive meanwhile.
  func completeAll() { while let completion = completions.popLast() { completion() } }
}

/// A list with many rows.
@MainActor
final class RowsScreen: Screen {
  let title = "Rows"
  private let count: Int

  init(_ count: Int) { self.count = count }

  var content: ScreenContent { for number in 1...count { Row("Row \(number)") {} } }
}
