import Wireflow
import WireflowInteraction

extension Painter {
  /// Draws an element in its place.
  mutating func paint(
    _ element: StagePicture.Element, _ place: Int, of page: StagePicture.ID, _ layout: PageLayout,
    at frame: CellRectangle, in clip: CellRectangle
  ) {
    let gutter = PageLayout.gutter
    let content = frame.inset(left: gutter)
    let target = FocusTarget.element(page: page, index: place, option: nil)
    switch element.kind {
    case .text(let text):
      let style = element.isHeader ? CellStyle(.secondary, isBold: true) : .plain
      let lines = text.printableLines(wrappedTo: max(1, content.columns))
      write(lines, at: content, in: clip, style)
    case .image(_, let alternative):
      if let box = layout.pixels(of: element) {
        paint(box, column: content.column, row: frame.row, in: clip)
      } else if let alternative {
        write("▧ \(alternative)", at: content, in: clip, .secondary)
      }
    case .row(let title, let subtitle, let leads):
      let marks = (element.rowActions.isEmpty ? "" : "⋯") + (leads ? "›" : "")
      paintRow(title, subtitle, target, marks, at: frame, in: clip, CellStyle(of: element))
    case .button, .refresh:
      paintPill(
        element.pill, target, at: frame, indent: gutter, in: clip, CellStyle(of: element))
    case .toggle(let label, let isOn):
      paintToggle(label, isOn, target, at: frame, in: clip, CellStyle(of: element))
    case .field(let field):
      let box = FieldBox(
        field, columns: frame.columns - gutter - layout.labelColumns - 3, lines: field.lines,
        editing: editing(target))
      paint(box, field.label, target, labelColumns: layout.labelColumns, at: frame, in: clip)
    case .choice(let label, _, _):
      write(label, at: content, in: clip, .secondary)
      paintOptions(of: element, place, page, layout, at: frame, in: clip)
    case .progress(let label, let fraction):
      paintProgress(label, fraction, at: frame, in: clip)
    }
  }

  /// Returns the text being typed into a field, or nil if the user edits another one or none.
  func editing(_ target: FocusTarget) -> FieldEditing? {
    viewpoint.editing?.target == target ? viewpoint.editing : nil
  }

  /// Returns the text being typed into a field of a page, or nil if the user edits none there.
  func editing(on page: StagePicture.ID) -> FieldEditing? {
    viewpoint.editing?.target.page == page ? viewpoint.editing : nil
  }

  private mutating func paintRow(
    _ title: String, _ subtitle: String?, _ target: FocusTarget, _ marks: String,
    at frame: CellRectangle, in clip: CellRectangle, _ style: CellStyle
  ) {
    paintGround(of: target, at: frame, in: clip)
    let text = frame.inset(left: PageLayout.gutter, right: marks.count + 1)
    write(
      title, at: text, in: clip, isFocused(target) ? CellStyle(style.ink, isBold: true) : style)
    write(
      PrintableText(marks), frame.endColumn - marks.count - 1, frame.row, in: clip,
      isFocused(target) ? .accent : .secondary)
    guard frame.rows > 1, let subtitle else { return }
    write(subtitle, at: text.moved(rows: 1), in: clip, .secondary)
  }

  private mutating func paintToggle(
    _ label: String, _ isOn: Bool, _ target: FocusTarget, at frame: CellRectangle,
    in clip: CellRectangle, _ style: CellStyle
  ) {
    let box = StagePicture.Element.box(isOn: isOn)
    paintLine(
      PrintableText(label), target, at: frame, indent: PageLayout.gutter + box.count + 1, in: clip,
      style)
    write(
      box, at: frame.inset(left: PageLayout.gutter), in: clip,
      isOn ? CellStyle(.accent, isBold: true) : .secondary)
  }

  private mutating func paint(
    _ box: FieldBox, _ label: String, _ target: FocusTarget, labelColumns: Int,
    at frame: CellRectangle, in clip: CellRectangle
  ) {
    paintGround(of: target, at: frame, in: clip)
    let column = frame.column + PageLayout.gutter
    write(
      PrintableText(label).cut(to: labelColumns), column, frame.row, in: clip,
      isFocused(target) ? .title : .secondary)
    let start = column + labelColumns + 1
    let ink: CellStyle.Ink = box.isPrompt ? .secondary : .text
    for (row, line) in box.lines.enumerated() {
      paintBracketed(line, start, frame.row + row, in: clip, CellStyle(ink, on: .field))
    }
    guard isFocused(target), let cursor = box.cursor else { return }
    let row = frame.row + cursor.row
    let ends: [(Int, PrintableText)] = [(0, "["), (box.lines[cursor.row].width - 1, "]")]
    for (place, bracket) in ends {
      write(bracket, start + place, row, in: clip, CellStyle(.accent, on: .field))
    }
    if clip.contains(column: start + cursor.column, row: row) {
      rendering.grid.cursor = .init(column: start + cursor.column, row: row)
    }
  }

  private mutating func paintOptions(
    of element: StagePicture.Element, _ place: Int, _ page: StagePicture.ID, _ layout: PageLayout,
    at frame: CellRectangle, in clip: CellRectangle
  ) {
    guard let flow = layout.flow(of: element) else { return }
    for (number, (option, piece)) in zip(element.options, flow.pieces).enumerated() {
      let target = FocusTarget.element(page: page, index: place, option: number)
      paintLine(
        piece.text, target, at: piece.frame(in: frame), in: clip,
        option.isSelected ? CellStyle(.accent, isBold: true) : .plain)
    }
  }

  private mutating func paintProgress(
    _ label: String, _ fraction: Double?, at frame: CellRectangle, in clip: CellRectangle
  ) {
    let room = frame.columns - PageLayout.gutter
    let columns = max(0, min(30, room / 3))
    let percent = PrintableText(fraction.map(Self.percent) ?? "…")
    let text = PrintableText(label)
      .cut(to: room - percent.width - (fraction == nil ? 0 : columns) - 1)
    var column = write(text, frame.column + PageLayout.gutter, frame.row, in: clip, .plain)
    if let fraction {
      column += text.isEmpty ? 0 : 1
      paintBar(fraction, columns: columns, column: column, row: frame.row, in: clip)
      column += columns
    }
    write(percent, column, frame.row, in: clip, .secondary)
  }
}

extension StagePicture.Element {
  /// The text of a button, including its brackets.
  var pill: PrintableText {
    switch kind {
    case .button(let title, _): PrintableText("[ \(title) ]")
    case .refresh(let label, let isRefreshing):
      PrintableText("[ ⟳ \(label)\(isRefreshing ? " …" : "") ]")
    case .text, .image, .row, .field, .toggle, .choice, .progress: PrintableText(name)
    }
  }
}

extension CellStyle {
  /// Creates the style of an element.
  init(of element: StagePicture.Element) {
    switch element.kind {
    case .button(_, let role):
      self = element.isDisabled ? CellStyle(.secondary, on: .field) : CellStyle(role)
    case .refresh:
      self.init(element.isDisabled ? .secondary : .text, on: element.isDisabled ? .field : .button)
    case .text, .image, .row, .field, .toggle, .choice, .progress:
      self.init(element.isDisabled ? .secondary : .text)
    }
  }

  /// Creates the style of a button.
  init(_ role: ScreenContent.Button.Role) {
    switch role {
    case .plain: self.init(on: .button)
    case .primary: self.init(.onAccent, on: .primary, isBold: true)
    case .destructive: self.init(.danger, on: .danger)
    case .cancel: self.init(.secondary, on: .button)
    }
  }
}

extension Flow.Piece {
  /// Returns the frame of the piece, including the cell for the focus mark.
  func frame(in frame: CellRectangle) -> CellRectangle {
    CellRectangle(
      column: frame.column + column, row: frame.row + row, columns: text.width + 1, rows: 1)
  }
}
