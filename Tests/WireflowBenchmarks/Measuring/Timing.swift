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
    private let round: BenchmarkRow.Round
    private let count: Int
    private let times: Int

    init(_ work: BenchmarkRow.Work) {
      round = work.prepare()
      count = work.count
      round()
      let start = ThreadClock.now
      round()
      let seconds = max(ThreadClock.now - start, 1e-9)
      times = Int(min(100, max(1, Timing.least / seconds)).rounded(.up))
    }

    /// The seconds that the work takes once.
    func cost() -> Double {
      let start = ThreadClock.now
      for _ in 0..<times { round() }
      return (ThreadClock.now - start) / Double(times * count)
    }
  }
}
