/// Measures what the framework costs beside a coordinator written by hand, in the same run.
///
/// Run it in release: `swift run -c release WireflowBenchmarks`. With `growth` behind it, it prints
/// the growth table instead, up to a number if one stands there, such as `growth 1000`, and only
/// the rows with some words in their names if they do, and fails if a row grows too fast.
@main
struct Benchmarks {
  @MainActor
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "growth" { return await growth(arguments.dropFirst()) }
    print("ratio: median (lowest to highest) of the rounds; ns: median for one operation\n")
    report("push and pop at depth 10, against the floor", limit: 6, pushAndPop(depth: 10))
    report("push and pop at depth 10,000, against the floor", limit: 6, pushAndPop(depth: 10_000))
    report("child flow at depth 10, against the floor", limit: 6, childFlow(depth: 10))
    report("child flow at depth 10,000, against the floor", limit: 6, childFlow(depth: 10_000))
    let deep = BenchApp(depth: 10_000)
    let shallow = BenchApp(depth: 10)
    report(
      "push and pop at depth 10,000, against depth 10", limit: 1.3,
      Measurement(deep.main.pushAndPop, against: shallow.main.pushAndPop))
    report(
      "child flow at depth 10,000, against depth 10", limit: 1.3,
      Measurement(deep.main.child, against: shallow.main.child))
    routes()
    reportFrames()
  }

  @MainActor
  private static func growth(_ arguments: ArraySlice<String>) async {
    let limit = arguments.first.flatMap { Int($0) }
    let words = arguments.dropFirst(limit == nil ? 0 : 1).joined(separator: " ")
    let all =
      GrowthRow.actions + GrowthRow.stacks + GrowthRow.roots + GrowthRow.modals + GrowthRow.flows
      + GrowthRow.waiting + GrowthRow.work
    let rows = all.filter { words.isEmpty || $0.name.contains(words) }
    let failed = await GrowthTable(rows: rows, limit: limit ?? .max).run()
    print("\n\(rows.count) rows, \(failed.count) of which grow too fast")
    for name in failed { print("- \(name)") }
    if rows.isEmpty || !failed.isEmpty { exitAsFailed() }
  }

  @MainActor
  private static func routes() {
    let (deep, shallow) = (BenchRouteApp(depth: 1000), BenchRouteApp(depth: 10))
    let byHand = BenchApp(depth: 1000)
    report(
      "route to a sibling at depth 1,000, against pop and push", limit: 7,
      Measurement(deep.goToSibling, against: byHand.main.popAndPush))
    report(
      "route to a sibling at depth 1,000, against depth 10", limit: 1.3,
      Measurement(deep.goToSibling, against: shallow.goToSibling))
  }

  /// Times frames of a terminal of 200 by 60, from the key to the bytes.
  @MainActor
  private static func reportFrames() {
    let frames = Frames()
    let measurement = Measurement(
      rounds: 41, operations: 20, frames.showOther, against: frames.move)
    precondition(frames.byteCount > 0, "frames must have bytes (had none)")
    let nanoseconds = measurement.nanoseconds
    report("a frame of 200 by 60, wholly new", limit: 2, milliseconds: nanoseconds.first / 1e6)
    report(
      "a frame of 200 by 60, the selection moved", limit: 2,
      milliseconds: nanoseconds.second / 1e6)
  }

  private static func report(_ name: String, limit: Double, milliseconds: Double) {
    let verdict = milliseconds <= limit ? "holds" : "MISSED"
    print("\(name): \(milliseconds.rounded2) ms, at most \(limit) ms: \(verdict)")
  }

  @MainActor
  private static func pushAndPop(depth: Int) -> Measurement {
    let app = BenchApp(depth: depth)
    let floor = HandWrittenCoordinator(depth: depth)
    return Measurement(
      app.main.pushAndPop,
      against: { number in
        floor.push(number)
        floor.pop()
      })
  }

  @MainActor
  private static func childFlow(depth: Int) -> Measurement {
    let app = BenchApp(depth: depth)
    let floor = HandWrittenCoordinator(depth: depth)
    let measurement = Measurement(
      app.main.child,
      against: { number in
        floor.startChild(number)
        floor.finishChild()
      })
    precondition(
      app.main.finished == floor.finished,
      "both must finish each child (was \(app.main.finished) and \(floor.finished))")
    return measurement
  }

  @MainActor
  private static func report(_ name: String, limit: Double, _ measurement: Measurement) {
    let ratio = measurement.ratio
    let verdict = ratio.median <= limit ? "holds" : "MISSED"
    let nanoseconds = measurement.nanoseconds
    print(
      "\(name): \(ratio.median.rounded2) (\(ratio.lowest.rounded2) to \(ratio.highest.rounded2)), "
        + "at most \(limit): \(verdict); \(Int(nanoseconds.first)) ns against "
        + "\(Int(nanoseconds.second)) ns")
  }
}

extension BenchCoordinator {
  func pushAndPop(_ number: Int) {
    push(number)
    pop()
  }

  func child(_ number: Int) {
    startChild(number)
    finishChild()
  }
}

extension Double {
  fileprivate var rounded2: Double { Double(Int(self * 100 + 0.5)) / 100 }
}
