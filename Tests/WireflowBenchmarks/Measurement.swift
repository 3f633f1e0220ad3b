/// Two pieces of work timed in turn, A B A B, so that a noisy machine strikes both alike.
@MainActor
struct Measurement {
  /// Seconds for one operation, one value a round.
  private(set) var first: [Double] = []
  private(set) var second: [Double] = []

  init(
    rounds: Int = 81, operations: Int = 2000, _ one: (Int) -> Void, against other: (Int) -> Void
  ) {
    for round in 0..<(rounds + 2) {
      let a = Self.time(operations, one)
      let b = Self.time(operations, other)
      guard round > 1 else { continue }
      first.append(a)
      second.append(b)
    }
  }

  /// The ratio first / second of each round: median, lowest and highest.
  var ratio: (median: Double, lowest: Double, highest: Double) {
    let ratios = zip(first, second).map { $0 / $1 }.sorted()
    return (ratios[ratios.count / 2], ratios[0], ratios[ratios.count - 1])
  }

  /// The medians in nanoseconds.
  var nanoseconds: (first: Double, second: Double) {
    (first.sorted()[first.count / 2] * 1e9, second.sorted()[second.count / 2] * 1e9)
  }

  private static func time(_ operations: Int, _ work: (Int) -> Void) -> Double {
    let clock = ContinuousClock()
    let duration = clock.measure { for number in 0..<operations { work(number) } }
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) + Double(attoseconds) * 1e-18) / Double(operations)
  }
}
