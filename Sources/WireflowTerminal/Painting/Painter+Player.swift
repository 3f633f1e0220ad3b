import Wireflow
import WireflowInteraction

extension Painter {
  /// Returns the number of lines that the minimized player needs.
  func playerRows(_ page: StagePicture.Page, columns: Int) -> Int {
    flow(of: controls(of: page, columns: columns), columns: columns).rows
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
    let controls = controls(of: page, columns: viewport.columns)
    let flow = flow(of: controls, columns: viewport.columns)
    paint(controls, in: flow, of: .page(page.id), in: viewport)
    if let place = rendering.items.firstIndex(where: { $0.target == .player }) {
      rendering.items[place].visible = viewport
    }
  }

  private func flow(of controls: [Control], columns: Int) -> Flow {
    Flow(controls.map(\.text), from: 0, indent: 0, columns: columns - 1, isVertical: false)
  }

  private func controls(of page: StagePicture.Page, columns: Int) -> [Control] {
    let title = Control(
      PrintableText("\(player?.isModal == true ? "▴" : "♪") \(page.title)"), .player, page.title,
      does: player?.maximize, on: .init(page.id), verb: words.player, .title)
    return page.elements.enumerated().reduce(into: [title]) { controls, element in
      controls += self.controls(of: element.element, element.offset, page, columns: columns)
    }
  }

  private func controls(
    of element: StagePicture.Element, _ place: Int, _ page: StagePicture.Page, columns: Int
  ) -> [Control] {
    func target(_ option: Int? = nil) -> FocusTarget {
      .element(page: page.id, index: place, option: option)
    }
    func control(_ text: PrintableText, _ style: CellStyle? = nil) -> Control {
      Control(
        text: text, target: target(), name: element.name, activation: element.activation,
        verb: element.verb, style: style ?? CellStyle(of: element))
    }
    switch element.kind {
    case .text(let text): return text == page.title ? [] : [control(PrintableText(text))]
    case .image: return []
    case .row(let title, let subtitle, _):
      return [control(PrintableText(title + (subtitle.map { " – \($0)" } ?? "")))]
    case .button, .refresh: return [control(element.pill)]
    case .toggle(let label, let isOn):
      return [control(PrintableText("\(StagePicture.Element.box(isOn: isOn)) \(label)"))]
    case .progress(let label, nil): return [control(PrintableText("\(label)…"), .secondary)]
    case .progress(let label, let fraction?):
      let bar = Self.bar(fraction, columns: Self.barColumns)
      var progress = control(PrintableText("\(label) \(bar)\(Self.percent(fraction))"), .secondary)
      progress.bar = (fraction, PrintableText(label).width + 1)
      return [progress]
    case .field(let value):
      let box = FieldBox(value, columns: columns / 2, lines: 1...1, editing: editing(target()))
      let name = PrintableText(value.label).cut(to: max(1, columns / 2 - 5)) + " "
      var field = control(name + box.lines[0])
      field.cursor = box.cursor.map { name.width + $0.column }
      return [field]
    case .choice(let label, _, _):
      let options = element.options.enumerated().map { number, option in
        Control(
          text: option.text, target: target(number), name: option.name,
          activation: option.activation, verb: "Choose")
      }
      return [control(PrintableText(label + ":"), .plain)] + options
    }
  }
}
