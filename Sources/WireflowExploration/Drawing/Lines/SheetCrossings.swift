extension SheetLayout {
  /// The number of points at which lines to different goals cross.
  package var crossings: Int { Self.crossings(of: lines) }

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

  static func segments(of line: Line) -> [(MapPoint, MapPoint)] {
    zip(line.points, line.points.dropFirst()).map { ($0, $1) }
  }

  private struct Crossing: Hashable {
    let nets: Set<Int>
    let at: MapPoint
  }

  static func crossings(of lines: [Line]) -> Int {
    var upright: [(x: Double, from: Double, to: Double, net: Int)] = []
    var level: [(y: Double, from: Double, to: Double, net: Int)] = []
    for line in lines {
      for (one, other) in segments(of: line) {
        if one.x == other.x {
          upright.append((one.x, min(one.y, other.y), max(one.y, other.y), line.net))
        } else {
          level.append((one.y, min(one.x, other.x), max(one.x, other.x), line.net))
        }
      }
    }
    upright.sort { $0.x < $1.x }
    var found: Set<Crossing> = []
    for line in level {
      for other in upright where other.net != line.net {
        guard other.x > line.from + 0.1, other.x < line.to - 0.1, line.y > other.from + 0.1,
          line.y < other.to - 0.1
        else { continue }
        found.insert(Crossing(nets: [line.net, other.net], at: MapPoint(other.x, line.y)))
      }
    }
    return found.count
  }
}
