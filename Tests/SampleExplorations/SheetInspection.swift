package import WireflowExploration
import WireflowInteraction

/// The check of a drawn map: that it states everything once, and that people can read it.
package struct SheetInspection {
  private let sheet: SheetDrawing
  private var layout: SheetLayout { sheet.layout }

  package init(_ drawing: MapDrawing) {
    sheet = drawing.sheet
  }

  /// The number of edges that the map states.
  package var statedCount: Int { layout.plan.edges.count }

  /// The numbers of the edges that are drawn, as lines or folded into marks.
  package var drawnEdges: [Int] {
    let lined = layout.lines.flatMap { layout.plan.links[$0.link].edges }
    return (lined + layout.plan.cards.flatMap { $0.marks.flatMap(\.edges) }).sorted()
  }

  /// The lines that pass through a card.
  package var blockedLines: [String] {
    layout.blockedLines.map { line in
      let link = layout.plan.links[line.link]
      return "\(layout.plan.cards[link.from].name) to \(layout.plan.cards[link.goal.card].name)"
    }
  }

  /// The lines and marks that begin on a root item though another part causes them.
  package var misplacedStarts: [String] {
    let linked = layout.plan.links.map { ($0.from, $0.port, $0.edges) }
    let marked = layout.plan.cards.enumerated().flatMap { number, card in
      card.marks.map { (number, $0.port, $0.edges) }
    }
    return (linked + marked).flatMap { number, port, edges -> [String] in
      guard case .part(let left, let right, let y) = port else { return [] }
      let card = layout.plan.cards[number]
      let parts = (card.picture?.parts ?? []).filter(\.isSeen)
      let roots = [left + 8, right - 8].compactMap { x in
        // The part that was drawn last is in front.
        parts.last { $0.box.contains(MapPoint(x, y)) }.flatMap { $0.kind == .root ? $0 : nil }
      }
      let causes = edges.map { layout.plan.edges[$0].cause }
      return roots.filter { root in !causes.contains(.select(root.text)) }
        .map { "\(card.name): \(causes) on \($0.text)" }
    }
  }

  /// The lines through other parts of their own page, although its other side is free.
  package var strikingLines: [String] {
    layout.lines.compactMap { line in
      let link = layout.plan.links[line.link]
      let card = layout.plan.cards[link.from]
      guard case .part(let left, let right, let y) = link.port, line.points.count > 1 else {
        return nil
      }
      let parts = (card.picture?.parts ?? [])
        .filter { $0.isSeen && $0.box.y < y && $0.box.bottom > y }
      let sides = [
        parts.filter { $0.box.right <= left }, parts.filter { $0.box.x >= right },
      ]
      let own = line.points[1].x < line.points[0].x ? 0 : 1
      guard !sides[own].isEmpty, sides[1 - own].isEmpty else { return nil }
      return "\(card.name): through \(sides[own].map(\.text))"
    }
  }

  /// The alerts to which no line leads.
  package var looseAlerts: [String] {
    layout.plan.cards.enumerated().flatMap { number, card in
      card.alerts.indices.filter { alert in
        !layout.plan.links.contains { $0.goal.card == number && $0.goal.alert == alert }
      }
      .map { "\(card.name): \(card.alerts[$0].title)" }
    }
  }

  /// The pairs of texts around pages that lie on each other.
  package var overlappingTexts: [String] {
    let texts = (sheet.ground + sheet.front).compactMap { shape -> (text: String, box: MapBox)? in
      guard case .text(let text) = shape else { return nil }
      let width = TextMeasure.width(text.string, text.size, text.weight)
      let left = text.origin.x - (text.isCentred ? width / 2 : 0)
      return (
        text.string, MapBox(left, text.origin.y - text.size * 0.7, width, text.size * 0.7)
      )
    }
    return texts.indices.flatMap { one in
      texts[(one + 1)...].filter { $0.box.clipped(to: texts[one].box) != nil }
        .map { "\(texts[one].text) and \($0.text)" }
    }
  }

  /// The titles of alerts that are not written out.
  package var cutTitles: [String] {
    layout.plan.cards.enumerated().flatMap { number, card in
      card.alerts.indices.map { layout.heights.title(of: $0, on: number).joined(separator: " ") }
    }
    .filter { $0.hasSuffix("…") }
  }

  /// The number of points at which lines to different goals cross.
  package var crossings: Int { layout.crossings }

  /// The size in pixels of the smallest text outside of pages, in a window of 1440 by 900.
  package var smallestText: Double {
    let (width, height) = (1430.0, 844.0)
    let fit = min(width / sheet.size.x, height / sheet.fitHeight)
    let sizes = (sheet.ground + sheet.front + sheet.heading + sheet.foot).compactMap { shape in
      if case .text(let text) = shape { text.size } else { nil }
    }
    return (sizes.min() ?? 0) * fit
  }

  /// The texts whose contrast with their ground is less than 4.5 in a theme.
  package func faintTexts(in theme: MapTheme) -> [String] {
    let parts = [
      [MapShape.rect(MapBox(-1000, -1000, 20000, 20000), radius: 0, fill: .paper)] + sheet.heading,
      [.rect(MapBox(-1000, -1000, 20000, 20000), radius: 0, fill: .paper)] + sheet.ground
        + sheet.pages + sheet.front,
      [.rect(MapBox(-1000, -1000, 20000, 20000), radius: 0, fill: .paper)] + sheet.foot,
    ]
    return parts.flatMap { faintTexts(in: $0, theme) }
  }

  private func faintTexts(in shapes: [MapShape], _ theme: MapTheme) -> [String] {
    shapes.enumerated().compactMap { place, shape in
      guard case .text(let text) = shape else { return nil }
      let width = Double(text.string.count) * text.size * 0.5
      let middle = MapPoint(
        text.origin.x + (text.isCentred ? 0 : width / 2), text.origin.y - text.size * 0.35)
      // What a layer covers or dims is out of reach, and is not to be read.
      guard !shapes[(place + 1)...].contains(where: { $0.covers(middle) }) else { return nil }
      guard let ground = shapes[..<place].last(where: { $0.covers(middle) })?.ground else {
        return nil
      }
      let contrast = Self.contrast(theme.color(of: text.ink), theme.color(of: ground))
      return contrast < 4.5 ? "\(text.string): \(text.ink) on \(ground), \(contrast)" : nil
    }
  }

  /// Returns the contrast of two colours, as WCAG 2.2 defines it
  /// (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
  private static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (light, dark) = (
      max(luminance(one), luminance(other)), min(luminance(one), luminance(other))
    )
    return (light + 0.05) / (dark + 0.05)
  }

  private static func luminance(_ color: UInt32) -> Double {
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double(color >> UInt32(shift) & 255) / 255
      return part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// Returns a number from 0 to 1 to the power of 2.4: its square times two fifth roots of it.
  private static func power(_ base: Double) -> Double {
    guard base > 0 else { return 0 }
    var root = base
    for _ in 0..<60 {
      root -= (root * root * root * root * root - base) / (5 * root * root * root * root)
    }
    return base * base * root * root
  }
}

extension MapShape {
  /// Returns true if the shape hides or dims what was drawn at a point before it.
  fileprivate func covers(_ point: MapPoint) -> Bool {
    switch self {
    case .rect(let box, _, let fill, _, _): fill != nil && box.contains(point)
    case .scrim(let box, _, _): box.contains(point)
    case .circle(let middle, let radius, _, _, _):
      abs(middle.x - point.x) < radius && abs(middle.y - point.y) < radius
    case .path, .text, .begin, .end: false
    }
  }

  fileprivate var ground: MapInk? {
    switch self {
    case .rect(_, _, let fill, _, _): fill
    case .circle(_, _, let fill, _, _): fill
    case .scrim, .path, .text, .begin, .end: nil
    }
  }
}
