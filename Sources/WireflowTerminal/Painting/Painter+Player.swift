import Wireflow
import WireflowInteraction

extension Painter {
  /// A part of the minimized player: its text and its effect.
  private struct Part {
    var text: PrintableText
    var target: FocusTarget?
    var name = ""
    var activation: FocusItem.Activation?
    var verb = "Open"
    var style = CellStyle.plain
    /// The progress and the column of its bar.
    var bar: (fraction: Double, column: Int)?
    /// The column of the cursor in the text.
    var cursor: Int?
  }

  private static let barColumns = 12

  /// Returns the number of lines that the minimized player needs.
  func playerRows(_ page: StagePicture.Page, columns: Int) -> Int {
    flow(of: parts(of: page, columns: columns), columns: columns).rows
  }

  /// Draws the minimized player: its title, which maximizes it, and its controls.
  mutating func paintPlayer(in area: CellRectangle, isParted: Bool = false) {
    guard let player, !area.isEmpty else { return }
    let page = player.page
    zone += 1
    rendering.grid.fill(area, CellStyle(on: .panel))
    let hasRule = area.rows > 1 && (isParted || isRoomy(rendering.grid.bounds))
    if hasRule { paintRule(row: area.row, in: area, CellStyle(.rule, on: .panel)) }
    let viewport = measured(area.inset(top: hasRule ? 1 : 0))
    let parts = parts(of: page, columns: viewport.columns)
    let flow = flow(of: parts, columns: viewport.columns)
    let focused = isActive ? parts.firstIndex { $0.target == viewpoint.focus } : nil
    let span = focused.map { flow.pieces[$0].row..<(flow.pieces[$0].row + 1) }
    let offset = offset(of: .page(page.id), length: flow.rows, showing: span, in: viewport)
    let origin = viewport.moved(rows: -offset)
    for (piece, part) in zip(flow.pieces, parts) {
      paint(part, piece, at: piece.frame(in: origin), in: viewport)
    }
    if let place = rendering.items.firstIndex(where: { $0.target == .player }) {
      rendering.items[place].visible = viewport
    }
    noteScroller(.page(page.id), offset, flow.rows, in: viewport)
  }

  private mutating func paint(
    _ part: Part, _ piece: Flow.Piece, at frame: CellRectangle, in clip: CellRectangle
  ) {
    guard let target = part.target, let activation = part.activation else {
      rendering.grid.write(
        piece.text, column: frame.column + 1, row: frame.row, in: clip, part.style)
      if let bar = part.bar, bar.column + Self.barColumns <= piece.text.width {
        paintBar(
          bar.fraction, columns: Self.barColumns, column: frame.column + 1 + bar.column,
          row: frame.row, in: clip)
      }
      return
    }
    let isEditing = editing(target) != nil && isFocused(target)
    if part.style.ground == .surface {
      paintLine(piece.text, target, at: frame, in: clip, part.style)
    } else {
      paintPill(piece.text, target, at: frame, in: clip, part.style)
    }
    if isEditing, let cursor = part.cursor,
      clip.contains(column: frame.column + 1 + cursor, row: frame.row)
    {
      rendering.grid.cursor = .init(column: frame.column + 1 + cursor, row: frame.row)
    }
    addItem(target, part.name, activation, at: frame, in: clip, verb: part.verb)
  }

  private func flow(of parts: [Part], columns: Int) -> Flow {
    Flow(parts.map(\.text), from: 0, indent: 0, columns: columns - 1, isVertical: false)
  }

  private func parts(of page: StagePicture.Page, columns: Int) -> [Part] {
    let title = Part(
      text: PrintableText("\(player?.isModal == true ? "▴" : "♪") \(page.title)"), target: .player,
      name: page.title,
      activation: player?.maximize.map { .perform($0, on: .init(page.id)) }, verb: words.player,
      style: .title)
    return [title]
      + page.elements.enumerated().flatMap { place, element in
        parts(of: element, place, page, columns: columns)
      }
  }

  private func text(_ label: String, _ fraction: Double?) -> PrintableText {
    guard let fraction else { return PrintableText("\(label)…") }
    let bar = Self.bar(fraction, columns: Self.barColumns)
    return PrintableText("\(label) \(bar)\(Self.percent(fraction))")
  }

  private func parts(
    of element: StagePicture.Element, _ place: Int, _ page: StagePicture.Page, columns: Int
  ) -> [Part] {
    func part(_ text: String) -> Part { part(PrintableText(text), CellStyle(of: element)) }
    func part(_ text: PrintableText, _ style: CellStyle) -> Part {
      Part(
        text: text, target: .element(page: page.id, index: place, option: nil),
        name: element.name, activation: element.activation, verb: element.verb,
        style: style)
    }
    switch element.kind {
    case .text(let text): return text == page.title ? [] : [part(text)]
    case .image: return []
    case .row(let title, let subtitle, _):
      return [part(title + (subtitle.map { " – \($0)" } ?? ""))]
    case .button, .refresh: return [part(element.pill, CellStyle(of: element))]
    case .toggle(let label, let isOn):
      return [part("\(StagePicture.Element.box(isOn: isOn)) \(label)")]
    case .progress(let label, let fraction):
      var progress = part(text(label, fraction), .secondary)
      progress.bar = fraction.map { ($0, PrintableText(label).width + 1) }
      return [progress]
    case .field(let value):
      let target = FocusTarget.element(page: page.id, index: place, option: nil)
      let box = FieldBox(
        value, columns: columns / 2, lines: 1...1, editing: editing(target))
      let name = PrintableText(value.label).cut(to: max(1, columns / 2 - 5)) + PrintableText(" ")
      var field = part("")
      field.text = name + box.lines[0]
      field.cursor = box.cursor.map { name.width + $0.column }
      return [field]
    case .choice(let label, _, _):
      return [Part(text: PrintableText(label + ":"))]
        + element.options.enumerated().map { number, option in
          Part(
            text: option.text, target: .element(page: page.id, index: place, option: number),
            name: option.name, activation: option.activation, verb: "Choose")
        }
    }
  }
}
