/// Measures what navigation costs through the backend, beside a coordinator written by hand on the
/// same double: both without time, in one run.
@main
@MainActor
struct UIKitBenchmarks {
  static func main() {
    let (hand, app) = (HandWrittenCoordinator(), FrameworkApp())
    hand.start()
    app.start()
    compare("start with three tabs", 500) {
      HandWrittenCoordinator().start()
    } and: {
      FrameworkApp().start()
    }
    compare("push and pop", 2_000) {
      hand.push()
      hand.pop()
    } and: {
      app.push()
      app.pop()
    }
    compare("five pushes and a pop to the root", 500) {
      for _ in 0..<5 { hand.push() }
      hand.popToRoot()
    } and: {
      for _ in 0..<5 { app.push() }
      app.popToRoot()
    }
    compare("modal child flow", 1_000) {
      hand.startChild()
      hand.finishChild()
    } and: {
      app.startChild()
      app.finishChild()
    }
    compare("two switches of tabs", 2_000) {
      hand.select(1)
      hand.select(0)
    } and: {
      app.select(1)
      app.select(0)
    }
  }

  /// Prints the best of several rounds of each, which take turns, and their ratio.
  private static func compare(
    _ name: String, _ count: Int, _ hand: () -> Void, and framework: () -> Void
  ) {
    var best = (Duration.seconds(100), Duration.seconds(100))
    for _ in 0..<7 {
      best.0 = min(best.0, time(count, hand))
      best.1 = min(best.1, time(count, framework))
    }
    let ratio = Int(best.1 / best.0 * 100)
    print("\(name): \(best.0 / count) by hand, \(best.1 / count) through the backend, \(ratio) %")
  }

  private static func time(_ count: Int, _ body: () -> Void) -> Duration {
    ContinuousClock().measure { for _ in 0..<count { body() } }
  }
}
