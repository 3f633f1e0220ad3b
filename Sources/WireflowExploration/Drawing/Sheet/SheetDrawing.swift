import WireflowInteraction

/// The drawing of a sheet as shapes: those behind the pages, the pages, and those before them.
package struct SheetDrawing {
  /// The facts that a sheet states in its heading and below its cards.
  package struct Facts: Sendable {
    package var title: String
    package var line: String
    package var edition: String?
    package var anywhere: [String] = []
    package var traps: [NavigationTrap] = []
    package var accepted: [String: String] = [:]
    package var lost: [String] = []
    /// True if the page shows the sheets of other wireframes, too.
    package var isCompared = false
  }

  package let layout: SheetLayout
  package private(set) var ground: [MapShape] = []
  package private(set) var pages: [MapShape] = []
  package private(set) var front: [MapShape] = []
  /// The title, the facts and the edition, above everything else.
  package private(set) var heading: [MapShape] = []
  /// The legend, below the cards.
  package let legend: [MapShape]
  /// The lists below the legend: edges from anywhere, lost edges, and traps.
  package let lists: [MapShape]
  package var foot: [MapShape] { legend + lists }
  /// The size of the cards with their lines and frames.
  package var size: MapPoint { layout.size }
  /// The height of the heading and of the foot.
  package let headHeight: Double
  package let footHeight: Double
  /// The height of the cards and the legend, which "Fit" shows.
  package let fitHeight: Double

  /// The size of the smallest texts outside of pages, before they are enlarged.
  static let smallestText = 11.5

  /// Draws a sheet.
  package init(_ layout: SheetLayout, _ facts: Facts) {
    self.layout = layout
    var foot = SheetFoot(layout, facts)
    foot.draw()
    (legend, lists) = (foot.legend, foot.lists)
    footHeight = foot.bottom
    fitHeight = layout.size.y + foot.legendHeight
    headHeight = 62 * layout.heights.unit
    drawHeading(facts)
    for lane in layout.frames.indices { drawFrame(of: lane) }
    for card in layout.cards.indices { drawPage(card) }
    var lines = SheetLines(layout)
    lines.draw()
    front += lines.shapes
    for card in layout.cards.indices {
      var pen = SheetCardPen(layout, card)
      pen.draw()
      front += pen.shapes
    }
  }

  private mutating func drawHeading(_ facts: Facts) {
    let unit = layout.heights.unit
    let left = SheetLayout.margin
    heading.append(.text(facts.title, at: MapPoint(left, 44 * unit), 28 * unit, .text, .bold))
    let x = left + TextMeasure.width(facts.title, 28 * unit, .bold) + 18 * unit
    heading.append(.text(facts.line, at: MapPoint(x, 43 * unit), 13 * unit, .soft))
    guard let edition = facts.edition else { return }
    let end = layout.size.x - left - TextMeasure.width(edition, 13 * unit)
    heading.append(.text(edition, at: MapPoint(end, 43 * unit), 13 * unit, .soft))
  }

  private mutating func drawFrame(of number: Int) {
    let (plan, unit) = (layout.plan, layout.heights.unit)
    let (lane, frame) = (plan.lanes[number], layout.frames[number])
    let color = lane.ranks.first?.first.map(plan.color) ?? MapInk.flowCount - 1
    ground.append(
      .rect(
        frame, radius: 20, fill: .flow(color, .ground), stroke: .flow(color, .border),
        width: 1.2))
    let flow = plan.flows.indices.contains(color) ? plan.flows[color].inWords : ""
    let label = layout.heights.labels.lanes[number]
    let origin = MapPoint(frame.x + 14, frame.y + 18 * unit)
    for (place, line) in label.lines.enumerated() {
      let point = MapPoint(origin.x, origin.y + Double(place) * 17 * unit)
      ground.append(.text(line, at: point, label.size, .flow(color, .text), .bold))
    }
    // A name on several lines leaves no room beside it.
    guard label.lines.count == 1 else { return }
    let end = TextMeasure.width(lane.name, label.size, .bold) + 7 * unit
    let rest = SheetLabels.laneWidth(layout.heights.width) - end
    let kind =
      ["\(lane.lane.word) · \(flow) flow", lane.lane.word]
      .first { TextMeasure.width($0, 11.5 * unit) <= rest } ?? ""
    let point = MapPoint(origin.x + end, origin.y)
    ground.append(.text(kind, at: point, 11.5 * unit, .flow(color, .text)))
  }

  private mutating func drawPage(_ card: Int) {
    let heights = layout.heights
    let box = layout.cards[card]
    let device = heights.deviceBox(of: card).placed(at: MapPoint(box.x, box.y), scale: 1)
    guard let picture = layout.plan.cards[card].picture else {
      return drawOutline(card, in: device)
    }
    let scale = min(
      device.width / picture.device.size.width, device.height / picture.device.size.height)
    let origin = MapPoint(
      device.middle.x - picture.device.size.width * scale / 2,
      device.middle.y - picture.device.size.height * scale / 2)
    pages += picture.shapes.map { $0.placed(at: origin, scale: scale) }
  }

  /// Draws a schematic card, where there is no page to draw.
  private mutating func drawOutline(_ card: Int, in box: MapBox) {
    let unit = layout.heights.unit
    pages.append(.rect(box, radius: 16, fill: .sheet, stroke: .rule, width: 1.4))
    var y = box.y + 28 * unit
    for label in layout.plan.cards[card].outline where y < box.bottom - 12 {
      let text = TextMeasure.cut(label, 12 * unit, width: box.width - 28)
      pages.append(.text(text, at: MapPoint(box.x + 14, y), 12 * unit, .soft))
      y += 21 * unit
    }
  }
}

extension NavigationMap.Lane {
  /// The word for its kind.
  var word: String {
    switch self {
    case .window: "window"
    case .root: "root"
    case .modal: "modal"
    case .player: "player"
    }
  }
}
