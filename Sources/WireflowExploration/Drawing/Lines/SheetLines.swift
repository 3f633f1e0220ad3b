/// The lines of a sheet, with their start points and their tips.
struct SheetLines {
  private(set) var shapes: [MapShape] = []
  private let layout: SheetLayout
  private let unit: Double
  /// The boxes of the numbers so far.
  private var numbers: [MapBox] = []
  /// The numbers, which are drawn after all lines, so that none strikes them.
  private var counts: [MapShape] = []

  init(_ layout: SheetLayout) {
    self.layout = layout
    unit = layout.heights.unit
  }

  mutating func draw() {
    // Each net draws its wide strokes in the colour of the paper first, so that crossings look
    // different from joints.
    let nets = Dictionary(grouping: layout.lines, by: \.net).sorted { $0.key < $1.key }
    for (_, lines) in nets {
      for line in lines {
        shapes.append(
          .path(Self.path(line.points), fill: nil, stroke: .paper, width: 4.6))
      }
      for line in lines { draw(line) }
      drawTip(lines)
    }
    shapes += counts
  }

  private func ink(of line: SheetLayout.Line, _ part: MapInk.Part = .line) -> MapInk {
    let goal = layout.plan.links[line.link].goal
    guard goal.alert == nil else { return part == .line ? .alert : .alertText }
    return .flow(layout.plan.color(of: goal.card), part)
  }

  private mutating func draw(_ line: SheetLayout.Line) {
    let link = layout.plan.links[line.link]
    shapes.append(
      .begin([
        "class": "edge", "data-link": "\(line.link)",
        "data-from": "\(link.from)", "data-to": "\(link.goal.card)",
      ]))
    shapes.append(.path(Self.path(line.points), fill: nil, stroke: ink(of: line), width: 2))
    if let start = line.points.first {
      shapes.append(
        .circle(start, radius: 3.6, fill: ink(of: line), stroke: .sheet, width: 1.4))
    }
    if link.edges.count > 1 {
      let isRight = (line.points.first?.x ?? 0) < (line.points.dropFirst().first?.x ?? 0)
      let card = layout.cards[link.from]
      let x = isRight ? card.right + 13 : card.x - 13
      count(
        link.edges.count, at: MapPoint(x, line.points.first?.y ?? 0), toRight: isRight, line,
        ["class": "count", "data-link": "\(line.link)"])
    }
    shapes.append(.end)
  }

  /// Draws the tip at the end of a net, and the number of edges that the net joins.
  private mutating func drawTip(_ lines: [SheetLayout.Line]) {
    guard let line = lines.first, let end = line.points.last,
      let before = line.points.dropLast().last
    else { return }
    let side = end.x > before.x ? -1.0 : 1
    shapes.append(
      .path(
        [
          .move(MapPoint(end.x, end.y)), .line(MapPoint(end.x + side * 8, end.y - 4.6)),
          .line(MapPoint(end.x + side * 8, end.y + 4.6)), .close,
        ], fill: ink(of: line), stroke: nil))
    let edges = lines.reduce(0) { $0 + layout.plan.links[$1.link].edges.count }
    guard lines.count > 1 else { return }
    count(
      edges, at: MapPoint(end.x + side * 16, end.y), toRight: side > 0, line, ["class": "count"])
  }

  private mutating func count(
    _ number: Int, at middle: MapPoint, toRight isRight: Bool, _ line: SheetLayout.Line,
    _ group: [String: String]
  ) {
    let text = "\(number)"
    let size = SheetDrawing.smallestText * unit
    let width = TextMeasure.width(text, size, .semibold) + 7 * unit
    var box = MapBox(middle.x - width / 2, middle.y - 7.5 * unit, width, 15 * unit)
    // Neighbouring lines have their numbers side by side.
    while let other = numbers.first(where: { $0.clipped(to: box) != nil }) {
      box.x = isRight ? other.right + 2 : other.x - 2 - width
    }
    numbers.append(box)
    let origin = MapPoint(box.middle.x, middle.y + size * 0.36)
    counts += [
      .begin(group),
      .rect(box, radius: 7.5 * unit, fill: .sheet, stroke: ink(of: line), width: 1.2),
      .text(text, at: origin, size, ink(of: line, .text), .semibold, isCentred: true), .end,
    ]
  }

  /// Returns a path through points with round corners.
  static func path(_ points: [MapPoint]) -> [MapShape.Step] {
    var points = points
    for place in points.indices.dropFirst().reversed() where points[place] == points[place - 1] {
      points.remove(at: place)
    }
    guard let first = points.first else { return [] }
    var steps: [MapShape.Step] = [.move(first)]
    for place in points.indices.dropFirst() {
      let point = points[place]
      guard place + 1 < points.count else {
        steps.append(.line(point))
        continue
      }
      let (before, after) = (points[place - 1], points[place + 1])
      let radius = min(8, distance(before, point) / 2, distance(point, after) / 2)
      steps.append(.line(toward(before, from: point, radius)))
      steps.append(.curve(point, toward(after, from: point, radius)))
    }
    return steps
  }

  private static func distance(_ one: MapPoint, _ other: MapPoint) -> Double {
    abs(one.x - other.x) + abs(one.y - other.y)
  }

  private static func toward(_ goal: MapPoint, from point: MapPoint, _ radius: Double) -> MapPoint {
    let (dx, dy) = (goal.x - point.x, goal.y - point.y)
    return MapPoint(
      point.x + (dx == 0 ? 0 : dx > 0 ? radius : -radius),
      point.y + (dy == 0 ? 0 : dy > 0 ? radius : -radius))
  }
}
