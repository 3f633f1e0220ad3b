extension Painter {
  /// Draws the panes that are open, beside the app or below it, and takes their room away.
  ///
  /// In a window that has no room for both, the app has it.
  mutating func paintPanes(besides area: inout CellRectangle) {
    guard viewpoint.logLines != nil || viewpoint.treeLines != nil else { return }
    var place = area
    if area.columns >= Self.leastForColumns {
      let columns = max(28, area.columns * 2 / 5)
      place = area.inset(left: area.columns - columns)
      area = area.inset(right: columns + 1)
      let line = CellRectangle(
        column: area.endColumn, row: area.row, columns: 1, rows: area.rows)
      rendering.grid.fill(line, with: "│", .rule)
    } else {
      let rows = min(max(3, area.rows * 2 / 5), area.rows - (Viewpoint.smallest.rows - 1))
      guard rows >= 3 else { return }
      place = area.inset(top: area.rows - rows)
      area = area.inset(bottom: rows)
    }
    if let tree = viewpoint.treeLines {
      var upper = place
      if viewpoint.logLines != nil { upper = place.inset(bottom: place.rows / 2) }
      paintPane("Navigation tree", tree, .tree, in: upper)
      place = place.inset(top: upper.rows)
    }
    if let log = viewpoint.logLines { paintPane("Log", log, .log, in: place) }
  }

  /// The least columns in which panes stand beside the app.
  private static let leastForColumns = 72

  private mutating func paintPane(
    _ title: String, _ lines: [String], _ target: ScrollTarget, in area: CellRectangle
  ) {
    guard !area.isEmpty else { return }
    zone += 1
    let focus = FocusTarget.pane(target)
    paintRule(row: area.row, in: area, isFocused(focus) ? .accent : .rule)
    rendering.grid.write(" \(title) ", column: area.column + 1, row: area.row, in: area, .title)
    note(focus, title, .scroll, at: area, in: area, verb: "Scroll")
    let viewport = area.inset(top: 1)
    let wrapped = lines.flatMap { self.wrapped($0, to: max(4, viewport.columns - 1)) }
    // A log is read from its end, so that is where it is scrolled from.
    let scrolled = viewpoint.scrolls[target] ?? 0
    let limit = max(0, wrapped.count - viewport.rows)
    let offset = target == .log ? max(0, limit - scrolled) : min(limit, scrolled)
    for (row, line) in wrapped.dropFirst(offset).prefix(viewport.rows).enumerated() {
      rendering.grid.write(
        line.text, column: viewport.column, row: viewport.row + row, in: viewport, line.style)
    }
    noteScroller(target, offset, wrapped.count, in: viewport)
  }

  /// Returns a line wrapped into several, the further ones indented.
  ///
  /// The lines of the user's actions stand out.
  private func wrapped(_ line: String, to columns: Int) -> [(text: PrintableText, style: CellStyle)]
  {
    let text = PrintableText(line)
    let style: CellStyle = line.hasPrefix(">") ? .accent : .plain
    guard text.width > columns else { return [(text, style)] }
    let margin = text.glyphs.prefix { $0.character == " " }.count
    let first = margin < columns / 2 ? margin : 0
    let indent = PrintableText(String(repeating: " ", count: first + 2))
    let parts = PrintableText(Array(text.glyphs.dropFirst(margin)))
      .wrapped(to: max(1, columns - first - 2))
    return parts.enumerated().map { number, part in
      (number == 0 ? PrintableText(Array(indent.glyphs.dropLast(2))) + part : indent + part, style)
    }
  }

  mutating func paintHelp(in area: CellRectangle) {
    zone += 1
    isActive = false
    recede(area)
    rendering.grid.cursor = nil
    rendering.items = []
    rendering.scrollers = []
    let keys = KeyHint.all
    let columns = min(area.columns, 42)
    let content = paintBox(centred(columns: columns, rows: keys.count + 3, in: area))
    rendering.grid.write("Keys", column: content.column + 1, row: content.row, in: content, .title)
    let viewport = content.inset(left: 1, top: 1)
    let offset = offset(of: .help, length: keys.count, showing: nil, in: viewport)
    for (row, hint) in keys.enumerated() {
      let line = viewport.row + row - offset
      rendering.grid.write(hint.key, column: viewport.column, row: line, in: viewport, .title)
      rendering.grid.write(
        PrintableText(hint.meaning).cut(to: viewport.columns - 13), column: viewport.column + 12,
        row: line, in: viewport, .plain)
    }
    noteScroller(.help, offset, keys.count, in: viewport)
  }
}
