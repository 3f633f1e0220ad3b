import Wireflow

extension Painter {
  /// Draws an element in its place.
  mutating func paint(
    _ element: StagePicture.Element, _ place: Int, of page: StagePicture.ID, _ layout: PageLayout,
    at frame: CellRectangle, in clip: CellRectangle
  ) {
    let gutter = PageLayout.gutter
    let column = frame.column + gutter
    let room = frame.columns - gutter
    let target = FocusTarget.element(page: page, index: place, option: nil)
    let style: CellStyle = element.isDisabled ? .secondary : .plain
    switch element.kind {
    case .text(let text): paint(text, columns: room, from: column, at: frame, in: clip)
    case .image(_, nil): break
    case .image(_, let alternative?):
      let text = PrintableText("▧ \(alternative)").cut(to: room)
      rendering.grid.write(text, column: column, row: frame.row, in: clip, .secondary)
    case .row(let title, let subtitle, let leads):
      paintRow(title, subtitle, target, leads: leads, at: frame, in: clip, style)
    case .button(let title, let role):
      let style = element.isDisabled ? style : CellStyle(role)
      paintLine(PrintableText("[ \(title) ]"), target, at: frame, in: clip, style)
    case .refresh(let label, let isRefreshing):
      let text = PrintableText("[ ⟳ \(label)\(isRefreshing ? " …" : "") ]")
      paintLine(text, target, at: frame, in: clip, style)
    case .toggle(let label, let isOn):
      let text = PrintableText("\(isOn ? "[x]" : "[ ]") \(label)")
      paintLine(text, target, at: frame, in: clip, style)
    case .field(let field):
      let box = FieldBox(
        field, columns: room - layout.labelColumns - 3, editing: editing(target))
      paint(box, field.label, target, labelColumns: layout.labelColumns, at: frame, in: clip)
    case .choice(let label, _, _):
      rendering.grid.write(
        PrintableText(label + ":").cut(to: room), column: column, row: frame.row, in: clip,
        .plain)
      paintFlow(of: element, place, page, layout, at: frame, in: clip)
    case .progress(let label, let fraction):
      paintProgress(label, fraction, at: frame, in: clip)
    }
  }

  private mutating func paint(
    _ text: String, columns: Int, from column: Int, at frame: CellRectangle, in clip: CellRectangle
  ) {
    for (row, line) in text.printableLines(wrappedTo: max(1, columns)).enumerated() {
      rendering.grid.write(line, column: column, row: frame.row + row, in: clip, .plain)
    }
  }

  /// Returns the text that is being typed into a field.
  func editing(_ target: FocusTarget) -> FieldEditing? {
    viewpoint.editing?.target == target ? viewpoint.editing : nil
  }

  private mutating func paintLine(
    _ text: PrintableText, _ target: FocusTarget, at frame: CellRectangle,
    in clip: CellRectangle, _ style: CellStyle = .plain
  ) {
    paint(text, target, at: frame, indent: PageLayout.gutter, in: clip, style)
  }

  private mutating func paintRow(
    _ title: String, _ subtitle: String?, _ target: FocusTarget, leads: Bool,
    at frame: CellRectangle, in clip: CellRectangle, _ style: CellStyle
  ) {
    paintLine(PrintableText(title), target, at: frame.inset(right: 2), in: clip, style)
    if leads {
      rendering.grid.write(
        "›", column: frame.endColumn - 1, row: frame.row, in: clip, .secondary)
    }
    guard frame.rows > 1, let subtitle else { return }
    rendering.grid.write(
      PrintableText(subtitle).cut(to: frame.columns - PageLayout.gutter - 2),
      column: frame.column + PageLayout.gutter, row: frame.row + 1, in: clip, .secondary)
  }

  private mutating func paint(
    _ box: FieldBox, _ label: String, _ target: FocusTarget, labelColumns: Int,
    at frame: CellRectangle, in clip: CellRectangle
  ) {
    let column = frame.column + PageLayout.gutter
    rendering.grid.write(
      PrintableText(label).cut(to: labelColumns), column: column, row: frame.row, in: clip,
      .plain)
    let start = column + labelColumns + 1
    if isFocused(target) {
      rendering.grid.write("▸", column: frame.column, row: frame.row, in: clip, .accent)
    }
    let style: CellStyle = isFocused(target) ? .title : .plain
    rendering.grid.write(box.text, column: start, row: frame.row, in: clip, style)
    if isFocused(target), let cursor = box.cursor,
      clip.contains(column: start + cursor, row: frame.row)
    {
      rendering.grid.cursor = .init(column: start + cursor, row: frame.row)
    }
  }

  private mutating func paintFlow(
    of element: StagePicture.Element, _ place: Int, _ page: StagePicture.ID, _ layout: PageLayout,
    at frame: CellRectangle, in clip: CellRectangle
  ) {
    guard let flow = layout.flow(of: element) else { return }
    for (number, piece) in flow.pieces.enumerated() {
      let target = FocusTarget.element(page: page, index: place, option: number)
      paint(piece.text, target, at: piece.frame(in: frame), in: clip)
    }
  }

  private mutating func paintProgress(
    _ label: String, _ fraction: Double?, at frame: CellRectangle, in clip: CellRectangle
  ) {
    let room = frame.columns - PageLayout.gutter
    let bar = PrintableText(
      fraction.map { Self.bar($0, columns: max(0, min(20, room / 3))) } ?? "…")
    let text = PrintableText(label).cut(to: room - bar.width - 1)
    let column = rendering.grid.write(
      text, column: frame.column + PageLayout.gutter, row: frame.row, in: clip, .plain)
    let gap = fraction == nil || text.isEmpty ? 0 : 1
    rendering.grid.write(bar, column: column + gap, row: frame.row, in: clip, .accent)
  }

  /// Returns a bar for how much of something is done, and the same in percent.
  static func bar(_ fraction: Double, columns: Int) -> String {
    let done = Int((fraction * Double(columns)).rounded())
    let percent = Int((fraction * 100).rounded())
    return String(repeating: "█", count: done) + String(repeating: "░", count: columns - done)
      + " \(percent)%"
  }
}

extension CellStyle {
  init(_ role: ScreenContent.Button.Role) {
    switch role {
    case .plain: self.init()
    case .primary: self.init(.accent, isBold: true)
    case .destructive: self.init(.danger)
    case .cancel: self.init(.secondary)
    }
  }
}

extension Flow.Piece {
  /// Returns the frame of the piece, with the cell for the mark.
  func frame(in frame: CellRectangle) -> CellRectangle {
    CellRectangle(
      column: frame.column + column, row: frame.row + row, columns: text.width + 1, rows: 1)
  }
}
