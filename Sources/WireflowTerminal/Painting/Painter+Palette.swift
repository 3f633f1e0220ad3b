extension Painter {
  /// Draws the palette in front of everything, which makes everything else unreachable.
  mutating func paintPalette(_ palette: CommandPalette, in area: CellRectangle) {
    rendering.grid.recede(area)
    rendering.items = []
    rendering.scrollers = []
    rendering.grid.cursor = nil
    let matches = palette.matches
    let columns = min(area.columns, max(40, min(76, area.columns - 8)))
    let message = palette.message.map { $0.printableLines(wrappedTo: columns - 4) } ?? []
    let room = max(1, min(12, area.rows - 5 - min(4, message.count)))
    let rows = min(area.rows, 4 + min(room, max(1, matches.count)) + min(4, message.count))
    isActive = true
    var box = centred(columns: columns, rows: rows, in: area)
    box.row = area.row + min(2, area.rows - rows)
    let content = paintBox(box).inset(left: 1, right: 1)
    paintLine(of: palette, in: content)
    paintRule(row: content.row + 1, in: box.inset(left: 1, right: 1))
    var list = content.inset(top: 2)
    write(message.prefix(4), at: list, in: list, CellStyle(.danger))
    list = list.inset(top: min(4, message.count))
    if matches.isEmpty {
      write("Nothing possible now matches", list.column, list.row, in: list, .secondary)
    }
    paint(matches, of: palette, in: list)
  }

  private mutating func paintLine(of palette: CommandPalette, in area: CellRectangle) {
    write(":", area.column, area.row, in: area, .accent)
    let room = area.columns - 3
    let before = PrintableText(palette.line.before).suffix(room)
    let line = before + PrintableText(palette.line.after).prefix(room - before.width)
    let column = area.column + 2
    write(line, column, area.row, in: area, .title)
    if palette.text.isEmpty {
      write("What would a user do?", column, area.row, in: area, .secondary)
    }
    let cursor = column + before.width
    guard rendering.grid.bounds.contains(column: cursor, row: area.row) else { return }
    rendering.grid.cursor = .init(column: cursor, row: area.row)
  }

  private mutating func paint(
    _ matches: [String], of palette: CommandPalette, in list: CellRectangle
  ) {
    let place = matches.firstIndex { $0 == palette.match } ?? 0
    let offset = max(0, min(place - list.rows / 2, matches.count - list.rows))
    for (row, entry) in matches.dropFirst(offset).prefix(list.rows).enumerated() {
      var line = list
      (line.row, line.rows) = (list.row + row, 1)
      let isMarked = offset + row == place
      if isMarked {
        rendering.grid.fill(line, CellStyle(on: .selection))
        write("▸", line.column, line.row, in: line, .accent)
      }
      let shortcut = PrintableText(palette.shortcuts[entry] ?? "")
      let text = line.inset(left: 2, right: shortcut.isEmpty ? 1 : shortcut.width + 2)
      write(entry, at: text, in: line, isMarked ? .title : .plain)
      write(shortcut, list.endColumn - 1 - shortcut.width, line.row, in: line, .secondary)
    }
    paintScrollbar(offset, matches.count, in: list)
  }
}
