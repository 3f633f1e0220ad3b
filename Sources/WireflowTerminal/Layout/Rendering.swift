/// A scene as it is shown, and what can be done where.
struct Rendering: Hashable, Sendable {
  /// A part of the screen that scrolls.
  struct Scroller: Hashable, Sendable {
    let target: ScrollTarget
    let viewport: CellRectangle
    /// How many lines are scrolled out at the top.
    let offset: Int
    let length: Int
    let zone: Int

    /// The largest offset.
    var limit: Int { max(0, length - viewport.rows) }
  }

  var grid: CellGrid
  /// What the user can stand on, in reading order.
  var items: [FocusItem] = []
  var scrollers: [Scroller] = []
  /// Where the open drawer stands; a click beside it closes it.
  var drawer: CellRectangle?

  func item(_ target: FocusTarget?) -> FocusItem? {
    items.first { $0.target == target }
  }

  /// What a click hits, the nearest to the front.
  func item(column: Int, row: Int) -> FocusItem? {
    items.last { $0.visible.contains(column: column, row: row) }
  }

  func scroller(column: Int, row: Int) -> Scroller? {
    scrollers.last { $0.viewport.contains(column: column, row: row) }
  }
}
