/// The CPU time that some work takes, in rounds that take turns with those of its floor, so that a
/// noisy machine strikes both alike.
struct Timing: Codable {
  /// The median of nanoseconds that the work takes once.
  let nanoseconds: Double
  /// The ratio to the floor in each round: the median, the lowest and the highest.
  let ratio: Double
  let lowest: Double
  let highest: Double

  private static let rounds = 11
  /// The seconds that a round takes at least, if need be by doing the work more often.
  private static let least = 0.002

  @MainActor
  init(_ row: BenchmarkRow) {
    let (work, floor) = (Subject(row.work), Subject(row.floor))
    var (costs, ratios): ([Double], [Double]) = ([], [])
    for _ in 0..<Self.rounds {
      let (cost, least) = (work.cost(), floor.cost())
      costs.append(cost)
      ratios.append(cost / least)
    }
    nanoseconds = costs.sorted()[Self.rounds / 2] * 1e9
    ratios.sort()
    (ratio, lowest, highest) = (ratios[Self.rounds / 2], ratios[0], ratios[Self.rounds - 1])
  }

  /// Some work that is ready, and has been done once.
  @MainActor
  private struct Subject {
    private let work: BenchmarkRow.Work
    private let round: BenchmarkRow.Round
    private var times = 1

    init(_ work: BenchmarkRow.Work) {
      self.work = work
      round = work.prepare()
      round()
      times = Int(min(100, max(1, Timing.least / max(seconds(), 1e-9))).rounded(.up))
    }

    /// The seconds that the work takes once.
    func cost() -> Double { seconds() / Double(times * work.count) }

    /// The seconds that all rounds take.
    private func seconds() -> Double {
      guard work.isUsedUp else { return Self.seconds { for _ in 0..<times { round() } } }
      return (0..<times).reduce(0) { sum, _ in sum + Self.seconds(work.prepare()) }
    }

    private static func seconds(_ body: () -> Void) -> Double {
      let start = ThreadClock.now
      body()
      return ThreadClock.now - start
    }
  }
}
