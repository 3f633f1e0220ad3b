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
  private let setting: Setting
  /// Prepares the work on n things, which is not timed, and returns the work.
  private let prepare: @MainActor (BenchApp, Int) -> Work

  /// An app on which a row works.
  enum Setting {
    case app, roots, split, splitRoots
    /// An app with a stack of n screens.
    case deep
    /// An app with n modals.
    case modals
    /// An app with a flow whose guard lets everything pass.
    case guarded

    @MainActor
    func make(_ count: Int) -> BenchApp {
      let roots = self == .roots || self == .splitRoots ? count : 1
      let isSplit = self == .split || self == .splitRoots
      let app = BenchApp(roots: roots, on: isSplit ? .split : .tabBar)
      if self == .deep { app.push(count) }
      if self == .modals {
        for screen in BenchScreen.several(count) { app.wireframe.presentModally(screen) }
      }
      return self == .guarded ? app.guarded() : app
    }
  }

  /// Creates a row that works on an app, with n things.
  init(
    _ name: String, limit: Int = 1_000, on setting: Setting = .app,
    _ work: @escaping @MainActor (BenchApp, Int) async -> Void
  ) {
    self.init(
      prepared: name, limit: limit, on: setting,
      { app, count in
        { await work(app, count) }
      })
  }

  /// Creates a row whose work needs more than an app, which is prepared, too.
  init(
    prepared name: String, limit: Int = 1_000, on setting: Setting = .app,
    _ prepare: @escaping @MainActor (BenchApp, Int) -> Work
  ) {
    (self.name, self.limit) = (name, limit)
    (self.setting, self.prepare) = (setting, prepare)
  }

  /// The seconds of CPU time that the work on n things takes, the median of some rounds.
  ///
  /// There are more rounds the less each takes, but at least three.
  func cost(_ count: Int) async -> Double {
    var rounds: [Double] = []
    let start = ThreadClock.now
    while rounds.count < 3 || (rounds.count < 41 && ThreadClock.now - start < 0.08) {
      let work = prepare(setting.make(count), count)
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
