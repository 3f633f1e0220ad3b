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
