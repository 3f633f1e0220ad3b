/// A listener that takes the turns that have waited behind an alert or a guard since before some work,
/// and the turns that they bring about.
@MainActor
struct TurnListener {
  /// Takes a turn.
  let take: (() -> Void) -> Void
  /// The order numbers of the turns that it takes.
  private var orders: [ClosedRange<Int>]

  /// Creates a listener for the turns up to an order number.
  init(upTo last: Int, _ take: @escaping (() -> Void) -> Void) {
    (self.take, orders) = (take, [0...last])
  }

  func hears(_ order: Int) -> Bool { orders.contains { $0.contains(order) } }

  /// Hears the turns behind an order number, up to another one, too.
  mutating func hear(behind first: Int, upTo last: Int) {
    if last > first { orders.append(first + 1...last) }
  }
}
