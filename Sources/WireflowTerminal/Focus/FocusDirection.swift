/// The direction of an arrow key.
enum FocusDirection: Hashable, Sendable {
  case up
  case down
  case left
  case right

  /// The sign of the direction: -1 for up or left, 1 for down or right.
  var sign: Int { self == .up || self == .left ? -1 : 1 }

  var isVertical: Bool { self == .up || self == .down }
}

extension [FocusItem] {
  /// Returns the next item in the same part of the screen.
  func near(_ item: FocusItem, _ direction: FocusDirection) -> FocusItem? {
    filter { $0.zone == item.zone && $0.frame.lies(direction, of: item.frame) }
      .filter { direction.isVertical || $0.frame.sharesRows(with: item.frame) }
      .min { $0.frame.nearness(to: item.frame, direction, $1.frame) }
  }

  /// Returns the next visible item in another part of the screen.
  func far(_ item: FocusItem, _ direction: FocusDirection) -> FocusItem? {
    let here = item.visible.isEmpty ? item.frame : item.visible
    return filter {
      $0.zone != item.zone && !$0.visible.isEmpty && $0.visible.lies(direction, of: here)
    }
    .min { $0.visible.nearness(to: here, direction, $1.visible) }
  }
}

extension CellRectangle {
  fileprivate func lies(_ direction: FocusDirection, of other: CellRectangle) -> Bool {
    switch direction {
    case .up: endRow <= other.row
    case .down: row >= other.endRow
    case .left: endColumn <= other.column
    case .right: column >= other.endColumn
    }
  }

  fileprivate func sharesRows(with other: CellRectangle) -> Bool {
    row < other.endRow && other.row < endRow
  }

  /// Returns true if the rectangle is nearer to an origin than another one.
  fileprivate func nearness(
    to origin: CellRectangle, _ direction: FocusDirection, _ other: CellRectangle
  ) -> Bool {
    distance(to: origin, direction).lexicographicallyPrecedes(other.distance(to: origin, direction))
  }

  /// Returns the gap along the direction and across it, the more important first.
  private func distance(to origin: CellRectangle, _ direction: FocusDirection) -> [Int] {
    let columnGap = max(0, column - origin.endColumn, origin.column - endColumn)
    let rowGap = max(0, row - origin.endRow, origin.row - endRow)
    let isOverlapping = column < origin.endColumn && origin.column < endColumn
    if direction.isVertical {
      return [rowGap, isOverlapping ? 0 : columnGap + 1, abs(column - origin.column)]
    }
    return [columnGap + 3 * abs(row - origin.row), columnGap, row]
  }
}
