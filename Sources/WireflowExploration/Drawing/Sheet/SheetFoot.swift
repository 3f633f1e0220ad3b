/// The part of a sheet below its cards: the legend, common events, lost lines and traps.
struct SheetFoot {
  private(set) var legend: [MapShape] = []
  /// The lists of common events, lost lines and traps.
  private(set) var lists: [MapShape] = []
  private(set) var bottom: Double
  /// The height of the legend, without the lists below it.
  private(set) var legendHeight = 0.0
  private var shapes: [MapShape] = []
  private let layout: SheetLayout
  private let facts: SheetDrawing.Facts
  private let unit: Double
  private var x: Double

  init(_ layout: SheetLayout, _ facts: SheetDrawing.Facts) {
    (self.layout, self.facts) = (layout, facts)
    unit = layout.heights.unit
    x = SheetLayout.margin
    bottom = -6
  }

  private var small: Double { SheetDrawing.smallestText * unit }

  mutating func draw() {
    drawLegend()
    legendHeight = bottom + 14 * unit
    (legend, shapes) = (shapes, [])
    drawList("Anywhere", facts.anywhere, ink: .text)
    drawList("Lost", facts.lost, ink: .trapText)
    for (number, trap) in facts.traps.enumerated() { draw(trap, number) }
    bottom += 14 * unit
    (lists, shapes) = (shapes, [])
  }

  private mutating func write(
    _ text: String, _ ink: MapInk, _ weight: MapShape.Weight = .regular, indent: Double = 0
  ) {
    let origin = MapPoint(x + indent, bottom + small * 0.36)
    shapes.append(.text(text, at: origin, small, ink, weight))
    x += indent + TextMeasure.width(text, small, weight)
  }

  private mutating func newLine() {
    x = SheetLayout.margin
    bottom += 20 * unit
  }

  private mutating func drawLegend() {
    newLine()
    let y = bottom
    let entry = 18 * unit
    shapes.append(.circle(MapPoint(x + 5, y), radius: 3.6, fill: .soft))
    shapes.append(
      .path(
        [.move(MapPoint(x + 8, y)), .line(MapPoint(x + 30, y))], fill: nil, stroke: .soft, width: 2)
    )
    shapes.append(
      .path(
        [
          .move(MapPoint(x + 36, y)), .line(MapPoint(x + 28, y - 4.6)),
          .line(MapPoint(x + 28, y + 4.6)), .close,
        ], fill: .soft, stroke: nil))
    x += 42
    write("a tap leads there; lines to one goal join, with their number", .soft)
    for (fold, text) in Self.folds {
      let count = layout.plan.cards.flatMap(\.marks).filter { $0.fold == fold }
        .reduce(0) { $0 + $1.edges.count }
      guard count > 0 else { continue }
      x += entry
      sign(fold)
      write("\(text) (\(count))", .soft)
    }
    if layout.plan.cards.contains(where: { !$0.alerts.isEmpty }) {
      x += entry
      shapes.append(
        .rect(
          MapBox(x, y - 6 * unit, 18 * unit, 12 * unit), radius: 4, fill: .alertGround,
          stroke: .alert, width: 1.2))
      x += 24 * unit
      write("alert", .soft)
    }
    drawChip()
    drawDashes()
    drawFlows()
  }

  private mutating func drawChip() {
    guard layout.plan.cards.contains(where: { !$0.chips.isEmpty }) else { return }
    x += 18 * unit
    shapes.append(
      .rect(
        MapBox(x, bottom - 6 * unit, 18 * unit, 12 * unit), radius: 4, fill: .sheet, stroke: .soft))
    x += 24 * unit
    write("action out of the picture", .soft)
  }

  private mutating func drawDashes() {
    guard facts.isCompared else { return }
    x += 18 * unit
    shapes.append(
      .path(
        [.move(MapPoint(x, bottom)), .line(MapPoint(x + 24 * unit, bottom))], fill: nil,
        stroke: .soft, width: 2, isDashed: true))
    x += 30 * unit
    write("not on every wireframe", .soft)
  }

  private mutating func drawFlows() {
    for (number, flow) in layout.plan.flows.enumerated() {
      let name = flow.inWords + (number == 0 ? " flow" : "")
      x += 18 * unit
      if x + 12 * unit + TextMeasure.width(name, small) > layout.size.x - SheetLayout.margin {
        newLine()
      }
      shapes.append(
        .circle(MapPoint(x + 4 * unit, bottom), radius: 4 * unit, fill: .flow(number, .line)))
      x += 12 * unit
      write(name, .soft)
    }
  }

  private static let folds: [(SheetPlan.Fold, String)] = [
    (.back, "goes back"), (.again, "same screen, other data"), (.stays, "stays"),
  ]

  private mutating func sign(_ fold: SheetPlan.Fold) {
    let middle = MapPoint(x + 8.5 * unit, bottom)
    shapes.append(.circle(middle, radius: 8.5 * unit, fill: .sheet, stroke: .soft, width: 1.2))
    shapes.append(
      .path(
        SheetCardPen.sign(of: fold, at: middle, unit), fill: nil, stroke: .text, width: 1.4 * unit))
    x += 22 * unit
  }

  private mutating func drawList(_ title: String, _ entries: [String], ink: MapInk) {
    guard !entries.isEmpty else { return }
    newLine()
    write(title, ink, .semibold)
    let indent = x + 14 * unit
    x = indent
    for entry in entries {
      let width = TextMeasure.width(entry, small) + 22 * unit
      if x > indent, x + width > layout.size.x - SheetLayout.margin {
        newLine()
        x = indent
      }
      write(entry, .text)
      x += 22 * unit
    }
  }

  private mutating func draw(_ trap: NavigationTrap, _ number: Int) {
    newLine()
    let middle = MapPoint(x + 9 * unit, bottom)
    shapes.append(.circle(middle, radius: 9 * unit, fill: .trap))
    let origin = MapPoint(middle.x, middle.y + small * 0.36)
    shapes.append(.text("!\(number + 1)", at: origin, small, .onTrap, .bold, isCentred: true))
    x += 26 * unit
    write(trap.sentence, .trapText, .semibold)
    if let reason = facts.accepted[trap.name] {
      x += 10 * unit
      write("Accepted: \(reason)", .soft)
    }
    newLine()
    let script = trap.script.map(\.description).joined(separator: "  ›  ")
    let room = layout.size.x - 2 * SheetLayout.margin - 26 * unit
    for line in TextMeasure.lines(script, small, width: room) {
      write(line, .soft, indent: 26 * unit)
      newLine()
    }
    bottom -= 20 * unit
  }
}
