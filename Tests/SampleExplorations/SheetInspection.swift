package import WireflowExploration
import WireflowInteraction

/// The check of a drawn map: that it states everything once, and that people can read it.
package struct SheetInspection {
  let sheet: SheetDrawing
  var layout: SheetLayout { sheet.layout }

  package init(_ drawing: MapDrawing) { sheet = drawing.sheet }

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

  /// The places above the start of the app, or left of it.
  package var placesBeforeStart: [String] {
    guard let start = layout.plan.cards.firstIndex(where: \.isStart) else { return ["no start"] }
    let first = layout.cards[start]
    return layout.cards.indices
      .filter { layout.cards[$0].x < first.x || layout.cards[$0].y < first.y }
      .map { layout.plan.cards[$0].name }
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

  /// The number of points at which lines to different goals cross.
  package var crossings: Int { layout.crossings }
}

extension SheetLayout {
  /// The lines that pass through a third card, or through one of their own cards beyond its port.
  package var blockedLines: [Line] {
    lines.filter { line in
      let link = plan.links[line.link]
      return Self.segments(of: line).dropFirst().dropLast().contains { one, other in
        let box = MapBox(
          min(one.x, other.x), min(one.y, other.y), abs(one.x - other.x), abs(one.y - other.y))
        return cards.contains { Self.meets($0, box) }
      }
        || cards.indices.contains { card in
          card != link.from && Self.meets(cards[card], Self.stub(line.points.prefix(2)))
        }
        || cards.indices.contains { card in
          card != link.goal.card && Self.meets(cards[card], Self.stub(line.points.suffix(2)))
        }
    }
  }

  private static func stub(_ points: ArraySlice<MapPoint>) -> MapBox {
    guard let one = points.first, let other = points.last else { return MapBox(0, 0, 0, 0) }
    return MapBox(min(one.x, other.x), one.y, abs(one.x - other.x), 0)
  }

  private static func meets(_ card: MapBox, _ segment: MapBox) -> Bool {
    segment.x < card.right - 0.5 && segment.right > card.x + 0.5 && segment.y < card.bottom - 0.5
      && segment.bottom > card.y + 0.5
  }
}
