extension Painter {
  /// Writes a text at the start of a line, cut to the line.
  mutating func write(
    _ text: String, at line: CellRectangle, in clip: CellRectangle, _ style: CellStyle
  ) {
    rendering.grid.write(
      PrintableText(text).cut(to: line.columns), column: line.column, row: line.row, in: clip, style
    )
  }

  /// Writes lines below each other.
  mutating func write(
    _ lines: some Sequence<PrintableText>, at area: CellRectangle, in clip: CellRectangle,
    _ style: CellStyle
  ) {
    for (row, line) in lines.enumerated() {
      rendering.grid.write(line, column: area.column, row: area.row + row, in: clip, style)
    }
  }

  /// Draws the background and the mark of a focusable line, across its whole width.
  mutating func paintGround(of target: FocusTarget, at frame: CellRectangle, in clip: CellRectangle)
  {
    var visible = frame.intersection(clip)
    // Lines leave the last column to the scroll bar.
    if visible.endColumn == clip.endColumn - 1 { visible.columns += 1 }
    if isFocused(target) {
      rendering.grid.fill(visible, CellStyle(on: .selection))
      paintMark(of: target, at: frame, in: clip)
    } else if isActive, viewpoint.rests(on: target) {
      rendering.grid.fill(visible, CellStyle(on: .rest))
    }
  }

  /// Draws the mark in front of the focused item.
  mutating func paintMark(of target: FocusTarget, at frame: CellRectangle, in clip: CellRectangle) {
    guard isFocused(target) else { return }
    rendering.grid.write("▸", column: frame.column, row: frame.row, in: clip, .accent)
  }

  /// Draws a focusable line.
  mutating func paintLine(
    _ text: PrintableText, _ target: FocusTarget, at frame: CellRectangle, indent: Int = 1,
    in clip: CellRectangle, _ style: CellStyle = .plain
  ) {
    paintGround(of: target, at: frame, in: clip)
    rendering.grid.write(
      text.cut(to: frame.columns - indent), column: frame.column + indent, row: frame.row, in: clip,
      style)
  }

  /// Draws a button, a tab or an answer in brackets.
  mutating func paintPill(
    _ text: PrintableText, _ target: FocusTarget, at frame: CellRectangle, indent: Int = 1,
    in clip: CellRectangle, _ style: CellStyle
  ) {
    paintMark(of: target, at: frame, in: clip)
    let style =
      isFocused(target) ? CellStyle(.onAccent, on: .focus, isBold: style.isBold) : style
    let column = frame.column + indent
    paintBracketed(text.cut(to: frame.columns - indent), column, frame.row, in: clip, style)
  }

  /// Draws text in brackets, which are invisible on terminals with colours because the background
  /// replaces them.
  mutating func paintBracketed(
    _ text: PrintableText, _ column: Int, _ row: Int, in clip: CellRectangle, _ style: CellStyle
  ) {
    rendering.grid.write(text, column: column, row: row, in: clip, style)
    let mark = CellStyle(.mark, on: style.ground)
    guard let first = text.glyphs.first, let last = text.glyphs.last else { return }
    if first.isBracket {
      rendering.grid.write(PrintableText([first]), column: column, row: row, in: clip, mark)
    }
    if last.isBracket {
      rendering.grid.write(
        PrintableText([last]), column: column + text.width - 1, row: row, in: clip, mark)
    }
  }

  /// Draws an empty box in front of everything and returns the area inside its border.
  mutating func paintBox(_ box: CellRectangle) -> CellRectangle {
    let style = CellStyle(isActive ? .accent : .rule, on: .raised)
    rendering.grid.fill(box.intersection(rendering.grid.bounds), CellStyle(on: .raised))
    let line = String(repeating: "─", count: max(0, box.columns - 2))
    for (row, ends) in [(box.row, ("╭", "╮")), (box.endRow - 1, ("╰", "╯"))] {
      rendering.grid.write(
        PrintableText(ends.0 + line + ends.1), column: box.column, row: row, in: box, style)
    }
    for row in (box.row + 1)..<max(box.row + 1, box.endRow - 1) {
      rendering.grid.write("│", column: box.column, row: row, in: box, style)
      rendering.grid.write("│", column: box.endColumn - 1, row: row, in: box, style)
    }
    return box.inset(left: 1, top: 1, right: 1, bottom: 1)
  }

  /// Draws a scroll bar whose thumb is as long as the visible share of the content.
  mutating func paintScrollbar(_ offset: Int, _ length: Int, in viewport: CellRectangle) {
    let rows = viewport.rows
    guard length > rows, rows > 0 else { return }
    let column = viewport.endColumn - 1
    guard rows > 2 else {
      if offset > 0 {
        rendering.grid.write("▴", column: column, row: viewport.row, in: viewport, .accent)
      }
      if offset + rows < length {
        rendering.grid.write("▾", column: column, row: viewport.endRow - 1, in: viewport, .accent)
      }
      return
    }
    let thumb = max(1, rows * rows / length)
    let most = max(1, length - rows)
    // The thumb touches an end only if the content does.
    let isInside = offset > 0 && offset < most
    let place = (rows - thumb) * offset / most
    let start = isInside ? max(1, min(place, rows - thumb - 1)) : place
    for row in 0..<rows {
      let isThumb = row >= start && row < start + thumb
      rendering.grid.write(
        isThumb ? "┃" : "│", column: column, row: viewport.row + row, in: viewport,
        isThumb ? .secondary : .rule)
    }
  }

  /// Draws a progress bar in steps of an eighth of a cell.
  mutating func paintBar(
    _ fraction: Double, columns: Int, column: Int, row: Int, in clip: CellRectangle
  ) {
    let text = PrintableText(Self.bar(fraction, columns: columns))
    rendering.grid.write(text, column: column, row: row, in: clip, CellStyle(.accent, on: .field))
    let done = text.glyphs.prefix { $0.character != "░" }.count
    rendering.grid.write(
      PrintableText(String(repeating: "░", count: text.width - done)), column: column + done,
      row: row, in: clip, CellStyle(.mark, on: .field))
  }

  /// Returns the characters of a progress bar.
  static func bar(_ fraction: Double, columns: Int) -> String {
    let eighths = Int((max(0, min(fraction, 1)) * Double(columns * 8)).rounded())
    let part = eighths % 8 == 0 ? "" : String(Glyph.eighths[eighths % 8])
    let done = String(repeating: "█", count: eighths / 8) + part
    return done + String(repeating: "░", count: max(0, columns - done.count))
  }

  static func percent(_ fraction: Double) -> String {
    " \(Int((max(0, min(fraction, 1)) * 100).rounded()))%"
  }
}

extension Glyph {
  fileprivate var isBracket: Bool { character == "[" || character == "]" }
}
