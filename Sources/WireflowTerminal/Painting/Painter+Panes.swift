extension Painter {
  /// Draws the open panes beside or below the app, and removes their area from that of the app.
  ///
  /// If the window is too small for both, it shows the app only.
  mutating func paintPanes(besides area: inout CellRectangle) {
    guard viewpoint.logLines != nil || viewpoint.treeLines != nil else { return }
    var place = area
    if area.columns >= Self.leastForColumns {
      let isBoth = viewpoint.logLines != nil && viewpoint.treeLines != nil
      let columns =
        isBoth && viewpoint.isWide
        ? area.columns - Viewpoint.regularWidth - 1 : max(28, area.columns * 2 / 5)
      place = area.inset(left: area.columns - columns)
      area = area.inset(right: columns + 1)
      paintDivider(column: area.endColumn, in: area)
    } else {
      let rows = min(max(3, area.rows * 2 / 5), area.rows - (Viewpoint.smallest.rows - 1))
      guard rows >= 3 else { return }
      place = area.inset(top: area.rows - rows)
      area = area.inset(bottom: rows)
    }
    let isWide = viewpoint.isWide
    if let tree = viewpoint.treeLines {
      var upper = place
      if viewpoint.logLines != nil {
        upper =
          isWide ? place.inset(right: place.columns / 2 + 1) : place.inset(bottom: place.rows / 2)
      }
      paintPane("Navigation tree", PaneLine.tree(tree), .tree, in: upper)
      place = isWide ? place.inset(left: upper.columns) : place.inset(top: upper.rows)
      if isWide, !place.isEmpty {
        paintDivider(column: place.column, in: place)
        place = place.inset(left: 1)
      }
    }
    if let log = viewpoint.logLines { paintPane("Log", PaneLine.log(log), .log, in: place) }
  }

  /// The minimum number of columns for panes beside the app.
  private static let leastForColumns = 72

  private mutating func paintPane(
    _ title: String, _ lines: [PaneLine], _ target: ScrollTarget, in area: CellRectangle
  ) {
    guard !area.isEmpty else { return }
    zone += 1
    let focus = FocusTarget.pane(target)
    paintRule(row: area.row, in: area, isFocused(focus) ? .accent : .rule)
    write(" \(title) ", at: area.inset(left: 1), in: area, .title)
    addItem(focus, title, .scroll, at: area, in: area, verb: "Scroll")
    let viewport = area.inset(top: 1)
    let wrapped = lines.flatMap { $0.wrapped(to: max(4, viewport.columns - 2)) }
    let offset = offset(of: target, wrapped, in: viewport)
    for (row, line) in wrapped.dropFirst(offset).prefix(viewport.rows).enumerated() {
      var place = viewport
      (place.row, place.rows) = (viewport.row + row, 1)
      if line.isCurrent { rendering.grid.fill(place, CellStyle(on: .rest)) }
      var column = place.column
      for piece in line.pieces {
        column = write(piece.text, column, place.row, in: viewport, piece.style)
      }
    }
    noteScroller(target, offset, wrapped.count, in: viewport)
  }

  /// Returns the number of lines above the visible part of a pane.
  ///
  /// A log shows its end, and a tree shows the lines around the current screen.
  private func offset(
    of target: ScrollTarget, _ lines: [PaneLine], in viewport: CellRectangle
  ) -> Int {
    let limit = max(0, lines.count - viewport.rows)
    if target == .log { return max(0, limit - (viewpoint.scrolls[target] ?? 0)) }
    if let scrolled = viewpoint.scrolls[target] { return max(0, min(limit, scrolled)) }
    let current = lines.firstIndex(where: \.isCurrent) ?? 0
    return current < viewport.rows ? 0 : min(limit, current - viewport.rows / 2)
  }

  mutating func paintHelp(in area: CellRectangle) {
    zone += 1
    isActive = false
    rendering.grid.recede(area)
    rendering.grid.cursor = nil
    rendering.items = []
    rendering.scrollers = []
    let keys = KeyHint.all
    let columns = min(area.columns, 42)
    let content = paintBox(centred(columns: columns, rows: keys.count + 3, in: area))
    write("Keys", at: content.inset(left: 1), in: content, .title)
    let viewport = content.inset(left: 1, top: 1)
    let offset = offset(of: .help, length: keys.count, showing: nil, in: viewport)
    for (row, hint) in keys.enumerated() {
      let line = viewport.moved(rows: row - offset)
      write(hint.key, at: line, in: viewport, .title)
      write(hint.meaning, at: line.inset(left: 12, right: 1), in: viewport, .plain)
    }
    noteScroller(.help, offset, keys.count, in: viewport)
  }
}
