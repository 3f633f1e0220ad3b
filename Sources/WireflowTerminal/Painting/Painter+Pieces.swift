import Wireflow
import WireflowInteraction

/// A piece of text that the user can press.
struct Control {
  var text: PrintableText
  let target: FocusTarget
  /// The text that identifies it when its position changes.
  let name: String
  /// The effect, or nil while it is out of reach.
  let activation: FocusItem.Activation?
  /// The verb that describes its effect.
  var verb: String
  var style = CellStyle.plain
  /// True if it is in the header of its screen.
  var isHeader = false
  /// The progress in it, and the column of the bar.
  var bar: (fraction: Double, column: Int)?
  /// The column of the cursor in the text, while the user edits it.
  var cursor: Int?
}

extension Control {
  /// Creates the control of a user action, whose verb is its name unless there is another one.
  init(
    _ text: PrintableText, _ target: FocusTarget, _ name: String, does action: UserAction?,
    on subject: StagePicture.Target, verb: String? = nil, _ style: CellStyle
  ) {
    self.init(
      text: text, target: target, name: name,
      activation: action.map { .perform($0, on: subject) }, verb: verb ?? name, style: style)
  }
}

extension Painter {
  /// Writes a text at the start of a line, cut to the line.
  mutating func write(
    _ text: String, at line: CellRectangle, in clip: CellRectangle, _ style: CellStyle
  ) {
    write(PrintableText(text).cut(to: line.columns), line.column, line.row, in: clip, style)
  }

  /// Writes a text from a cell on, and returns the column behind it.
  @discardableResult
  mutating func write(
    _ text: PrintableText, _ column: Int, _ row: Int, in clip: CellRectangle, _ style: CellStyle
  ) -> Int {
    rendering.grid.write(text, column: column, row: row, in: clip, style)
  }

  /// Writes lines below each other.
  mutating func write(
    _ lines: some Sequence<PrintableText>, at area: CellRectangle, in clip: CellRectangle,
    _ style: CellStyle
  ) {
    for (row, line) in lines.enumerated() {
      write(line, area.column, area.row + row, in: clip, style)
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
    write("▸", frame.column, frame.row, in: clip, .accent)
  }

  /// Draws a control, as a line on the surface and otherwise as a pill, and makes it focusable.
  mutating func paint(_ control: Control, at frame: CellRectangle, in clip: CellRectangle) {
    if control.style.ground == .surface {
      paintLine(control.text, control.target, at: frame, in: clip, control.style)
    } else {
      paintPill(control.text, control.target, at: frame, in: clip, control.style)
    }
    register(control, at: frame, in: clip)
    let column = frame.column + 1
    if let bar = control.bar, bar.column + Self.barColumns <= control.text.width {
      paintBar(
        bar.fraction, columns: Self.barColumns, column: column + bar.column, row: frame.row,
        in: clip)
    }
    guard let cursor = control.cursor, isFocused(control.target),
      clip.contains(column: column + cursor, row: frame.row)
    else { return }
    rendering.grid.cursor = .init(column: column + cursor, row: frame.row)
  }

  /// The width of a progress bar in a control.
  static let barColumns = 12

  /// Makes a control focusable, unless it is out of reach.
  mutating func register(_ control: Control, at frame: CellRectangle, in clip: CellRectangle) {
    guard let activation = control.activation else { return }
    addItem(
      control.target, control.name, activation, at: frame, in: clip, verb: control.verb,
      isHeader: control.isHeader)
  }

  /// Draws controls in lines, scrolled so that the focused one is visible.
  mutating func paint(
    _ controls: [Control], in flow: Flow, of target: ScrollTarget, in viewport: CellRectangle
  ) {
    guard !viewport.isEmpty else { return }
    let focused = isActive ? controls.firstIndex { $0.target == viewpoint.focus } : nil
    let span = focused.map { flow.pieces[$0].row..<(flow.pieces[$0].row + 1) }
    let offset = offset(of: target, length: flow.rows, showing: span, in: viewport)
    for (control, piece) in zip(controls, flow.pieces) {
      var control = control
      control.text = piece.text
      paint(control, at: piece.frame(in: viewport.moved(rows: -offset)), in: viewport)
    }
    noteScroller(target, offset, flow.rows, in: viewport)
  }

  /// Draws a focusable line.
  mutating func paintLine(
    _ text: PrintableText, _ target: FocusTarget, at frame: CellRectangle, indent: Int = 1,
    in clip: CellRectangle, _ style: CellStyle = .plain
  ) {
    paintGround(of: target, at: frame, in: clip)
    write(text.cut(to: frame.columns - indent), frame.column + indent, frame.row, in: clip, style)
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
    write(text, column, row, in: clip, style)
    let mark = CellStyle(.mark, on: style.ground)
    for (glyph, place) in [(text.glyphs.first, 0), (text.glyphs.last, text.width - 1)] {
      guard let glyph, glyph.isBracket else { continue }
      write(PrintableText([glyph]), column + place, row, in: clip, mark)
    }
  }

  /// Draws an empty box in front of everything and returns the area inside its border.
  mutating func paintBox(_ box: CellRectangle) -> CellRectangle {
    let style = CellStyle(isActive ? .accent : .rule, on: .raised)
    rendering.grid.fill(box.intersection(rendering.grid.bounds), CellStyle(on: .raised))
    let line = String(repeating: "─", count: max(0, box.columns - 2))
    for (row, ends) in [(box.row, ("╭", "╮")), (box.endRow - 1, ("╰", "╯"))] {
      write(PrintableText(ends.0 + line + ends.1), box.column, row, in: box, style)
    }
    for row in (box.row + 1)..<max(box.row + 1, box.endRow - 1) {
      for column in [box.column, box.endColumn - 1] { write("│", column, row, in: box, style) }
    }
    return box.inset(left: 1, top: 1, right: 1, bottom: 1)
  }

  /// Draws a scroll bar whose thumb is as long as the visible share of the content.
  mutating func paintScrollbar(_ offset: Int, _ length: Int, in viewport: CellRectangle) {
    let rows = viewport.rows
    guard length > rows, rows > 0 else { return }
    let column = viewport.endColumn - 1
    guard rows > 2 else {
      if offset > 0 { write("▴", column, viewport.row, in: viewport, .accent) }
      if offset + rows < length { write("▾", column, viewport.endRow - 1, in: viewport, .accent) }
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
      write(
        isThumb ? "┃" : "│", column, viewport.row + row, in: viewport,
        isThumb ? .secondary : .rule)
    }
  }

  /// Draws a progress bar in steps of an eighth of a cell.
  mutating func paintBar(
    _ fraction: Double, columns: Int, column: Int, row: Int, in clip: CellRectangle
  ) {
    let text = PrintableText(Self.bar(fraction, columns: columns))
    write(text, column, row, in: clip, CellStyle(.accent, on: .field))
    let rest = PrintableText(text.glyphs.filter { $0.character == "░" })
    write(rest, column + text.width - rest.width, row, in: clip, CellStyle(.mark, on: .field))
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
