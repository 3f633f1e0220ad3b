/// A picture as it is shown, and what can be done where.
struct Rendering: Hashable, Sendable {
  /// A part of the screen that scrolls.
  struct Scroller: Hashable, Sendable {
    let target: ScrollTarget
    let viewport: CellRectangle
    /// The number of lines that are scrolled out at the top.
    let offset: Int
    let length: Int
    let zone: Int

    /// The largest offset.
    var limit: Int { max(0, length - viewport.rows) }
  }

  var grid: CellGrid
  /// The items that can have the focus, in reading order.
  var items: [FocusItem] = []
  var scrollers: [Scroller] = []
  /// The frame of the open drawer, beside which a click closes it.
  var drawer: CellRectangle?

  func item(_ target: FocusTarget?) -> FocusItem? {
    items.first { $0.target == target }
  }

  /// Returns the item that a click hits, the nearest to the front.
  func item(column: Int, row: Int) -> FocusItem? {
    items.last { $0.visible.contains(column: column, row: row) }
  }

  func scroller(column: Int, row: Int) -> Scroller? {
    scrollers.last { $0.viewport.contains(column: column, row: row) }
  }
}
