import Wireflow
import WireflowInteraction

/// A drawn picture with the items and scrolling parts in it.
struct Rendering: Hashable, Sendable {
  /// A part of the screen that scrolls.
  struct Scroller: Hashable, Sendable {
    let target: ScrollTarget
    var viewport: CellRectangle
    /// The number of lines above the visible part.
    let offset: Int
    let length: Int
    let zone: Int

    /// The largest offset.
    var limit: Int { max(0, length - viewport.rows) }
  }

  let picture: StagePicture
  var grid: CellGrid
  /// The items that can have the focus, in reading order.
  var items: [FocusItem] = []
  var scrollers: [Scroller] = []
  /// The long lists that are only partly in the picture.
  var lists: [ListInSight] = []
  /// The part of the window in which the app is drawn.
  var area = CellRectangle(column: 0, row: 0, columns: 0, rows: 0)
  /// The frames of pages and modals.
  var frames: [StagePicture.ID: CellRectangle] = [:]
  /// The frame of the open drawer, which a click beside it closes.
  var drawer: CellRectangle?

  /// Mirrors everything in an area, starting with a scroller, for a right-to-left language.
  mutating func mirror(_ area: CellRectangle, scrollersFrom first: Int) {
    for place in items.indices {
      items[place].frame = items[place].frame.mirrored(in: area)
      items[place].visible = items[place].visible.mirrored(in: area)
    }
    for place in scrollers.indices.dropFirst(first) {
      scrollers[place].viewport = scrollers[place].viewport.mirrored(in: area)
    }
    frames = frames.mapValues { $0.mirrored(in: area) }
    drawer = drawer?.mirrored(in: area)
    if let cursor = grid.cursor {
      grid.cursor = .init(column: area.column + area.endColumn - 1 - cursor.column, row: cursor.row)
    }
  }

  func item(_ target: FocusTarget?) -> FocusItem? {
    items.first { $0.target == target }
  }

  /// Returns true if a target is a row of a long list that is not in the picture.
  func leavesOut(_ target: FocusTarget?) -> Bool {
    guard case .element(let page, let number, _) = target, item(target) == nil else { return false }
    return lists.contains { $0.page == page && $0.list.leavesOut(number) }
  }

  /// Returns the frontmost item at a cell.
  func item(column: Int, row: Int) -> FocusItem? {
    items.last { $0.visible.contains(column: column, row: row) }
  }

  func scroller(column: Int, row: Int) -> Scroller? {
    scrollers.last { $0.viewport.contains(column: column, row: row) }
  }
}
