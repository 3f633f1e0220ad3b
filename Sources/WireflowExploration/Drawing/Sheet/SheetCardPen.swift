/// The pen for everything around a page: its name, its marks, its lines and alerts, and its traps.
struct SheetCardPen {
  private(set) var shapes: [MapShape] = []
  private let layout: SheetLayout
  private let number: Int
  private let card: SheetPlan.Card
  private let box: MapBox
  private let unit: Double

  init(_ layout: SheetLayout, _ number: Int) {
    (self.layout, self.number) = (layout, number)
    card = layout.plan.cards[number]
    box = layout.cards[number]
    unit = layout.heights.unit
  }

  private var small: Double { SheetDrawing.smallestText * unit }

  mutating func draw() {
    shapes.append(.begin(["class": "card", "data-card": "\(number)"]))
    drawName()
    for chip in card.chips.indices { draw(chip: chip) }
    for alert in card.alerts.indices { draw(alert: alert) }
    drawMarks()
    drawBadges()
    shapes.append(.end)
  }

  private mutating func write(
    _ text: String, _ x: Double, _ y: Double, _ size: Double, _ ink: MapInk,
    _ weight: MapShape.Weight = .regular, isCentred: Bool = false
  ) {
    shapes.append(.text(text, at: MapPoint(x, y), size, ink, weight, isCentred: isCentred))
  }

  /// Writes the lines of a label.
  private mutating func write(
    _ label: SheetLabel, _ x: Double, _ y: Double, step: Double, _ ink: MapInk,
    _ weight: MapShape.Weight = .regular
  ) {
    for (number, line) in label.lines.enumerated() {
      write(line, x, y + Double(number) * step, label.size, ink, weight)
    }
  }

  private mutating func drawName() {
    let label = layout.heights.labels.names[number]
    let baseline = box.y + layout.heights.title(of: number) - 8 * unit
    if card.isStart {
      let width = SheetLabels.startWidth(unit) - 6 * unit
      let pill = MapBox(box.right - width, baseline - 13.5 * unit, width, 17 * unit)
      shapes.append(.rect(pill, radius: 8.5 * unit, fill: .addedGround, stroke: .start, width: 1.2))
      write(
        "Start", pill.middle.x, pill.middle.y + small * 0.36, small, .start, .semibold,
        isCentred: true)
    }
    let ink: MapInk = card.change == .added ? .start : .text
    let first = baseline - Double(label.lines.count - 1) * 16 * unit
    shapes.append(
      .circle(
        MapPoint(box.x + 4 * unit, first - 5 * unit), radius: 4 * unit,
        fill: .flow(layout.plan.color(of: number), .line)))
    write(label, box.x + 12 * unit, first, step: 16 * unit, ink, .semibold)
  }

  private mutating func draw(chip: Int) {
    let frame = layout.heights.chipBox(chip, on: number).placed(
      at: MapPoint(box.x, box.y), scale: 1)
    shapes.append(.rect(frame, radius: 6 * unit, fill: .sheet, stroke: .rule))
    let line = layout.heights.line
    write(
      layout.heights.labels.chips[number][chip], frame.x + 12 * unit,
      frame.y + line / 2 + small * 0.36, step: line, .text)
  }

  private mutating func draw(alert: Int) {
    let labels = layout.heights.labels
    let frame = layout.heights.alertBox(alert, on: number)
      .placed(at: MapPoint(box.x, box.y), scale: 1)
    let line = layout.heights.line
    shapes.append(.rect(frame, radius: 9 * unit, fill: .alertGround, stroke: .alert, width: 1.2))
    let title = labels.titles[number][alert]
    var y = frame.y + 2 * unit + line / 2 + small * 0.36
    write(title, frame.x + 10, y, step: line, .alertText, .semibold)
    y += Double(title.lines.count) * line
    for answer in labels.answers[number][alert] {
      write(answer, frame.x + 18, y, step: line, .alertText)
      y += Double(answer.lines.count) * line
    }
  }

  private mutating func drawMarks() {
    let heights = layout.heights
    let marks = card.marks.map { ($0, box.y + heights.height(of: $0.port, on: number)) }
      .sorted { $0.1 < $1.1 }
    var next = -Double.infinity
    for (mark, wanted) in marks {
      let y = max(wanted, next)
      next = y + 18 * unit
      let text = mark.edges.count > 1 ? "\(mark.edges.count)" : ""
      let width = 17 * unit + (text.isEmpty ? 0 : TextMeasure.width(text, small, .semibold) + 4)
      let pill = MapBox(box.x - width + 6 * unit, y - 8.5 * unit, width, 17 * unit)
      shapes.append(
        .begin([
          "class": "mark", "data-edges": mark.edges.map(String.init).joined(separator: " "),
        ]))
      shapes.append(.rect(pill, radius: 8.5 * unit, fill: .sheet, stroke: .soft, width: 1.2))
      shapes.append(
        .path(
          Self.sign(of: mark.fold, at: MapPoint(pill.x + 8.5 * unit, y), unit), fill: nil,
          stroke: .text, width: 1.4 * unit))
      if !text.isEmpty {
        write(text, pill.x + 15 * unit, y + small * 0.36, small, .text, .semibold)
      }
      shapes.append(.end)
    }
  }

  /// Returns the sign of a fold.
  static func sign(of fold: SheetPlan.Fold, at middle: MapPoint, _ unit: Double) -> [MapShape.Step]
  {
    func point(_ x: Double, _ y: Double) -> MapPoint {
      MapPoint(middle.x + x * unit, middle.y + y * unit)
    }
    switch fold {
    case .back:
      return [
        .move(point(-1, -4)), .line(point(-4, -1.2)), .line(point(-1, 1.6)), .move(point(-4, -1.2)),
        .line(point(1.2, -1.2)), .curve(point(4, -1.2), point(4, 1.4)),
        .curve(point(4, 4), point(1, 4)), .line(point(-1, 4)),
      ]
    case .again:
      return [
        .move(point(-3.4, -3.4)), .line(point(2, -3.4)), .line(point(2, 1.6)),
        .line(point(-3.4, 1.6)), .close, .move(point(4, -1)), .line(point(4, 3.8)),
        .line(point(-1, 3.8)),
      ]
    case .stays:
      return [
        .move(point(3.6, -1)), .curve(point(3, -4), point(0, -4)),
        .curve(point(-4, -4), point(-4, 0)), .curve(point(-4, 4), point(0, 4)),
        .curve(point(3, 4), point(3.8, 1.2)), .move(point(1, -0.6)), .line(point(4, -0.6)),
        .line(point(4, -3.6)),
      ]
    }
  }

  private mutating func drawBadges() {
    for (place, badge) in card.badges.enumerated() {
      let before = card.badges[..<place].count { $0.port == badge.port }
      let y = badge.port.map { layout.heights.height(of: $0, on: number) }
      let middle = MapPoint(
        box.right - Double(before) * 24 * unit - (y == nil ? 0 : 8 * unit),
        box.y + (y ?? layout.heights.title(of: number) + 4 * unit))
      shapes.append(.begin(["class": "trap", "data-trap": "\(badge.trap)"]))
      shapes.append(
        .circle(middle, radius: 11 * unit, fill: .trap, stroke: .sheet, width: 2))
      write(
        "!\(badge.trap + 1)", middle.x, middle.y + 12 * unit * 0.36, 12 * unit, .onTrap, .bold,
        isCentred: true)
      shapes.append(.end)
    }
    guard let change = card.change else { return }
    let device = layout.heights.deviceBox(of: number).placed(at: MapPoint(box.x, box.y), scale: 1)
    shapes.append(
      .rect(
        device.inset(-5, -5), radius: 28, fill: nil, stroke: .added, width: change == .added ? 3 : 2
      ))
  }
}
