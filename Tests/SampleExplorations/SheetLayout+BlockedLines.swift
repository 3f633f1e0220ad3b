package import WireflowExploration

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
