extension SheetLayout {
  /// The number of points at which lines to different goals cross.
  package var crossings: Int { Self.crossings(of: lines) }

  /// Returns the straight parts of a line.
  package static func segments(of line: Line) -> [(MapPoint, MapPoint)] {
    zip(line.points, line.points.dropFirst()).map { ($0, $1) }
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
    var found: [MapPoint: Set<Set<Int>>] = [:]
    for line in level {
      for other in upright where other.net != line.net {
        guard other.x > line.from + 0.1, other.x < line.to - 0.1, line.y > other.from + 0.1,
          line.y < other.to - 0.1
        else { continue }
        found[MapPoint(other.x, line.y), default: []].insert([line.net, other.net])
      }
    }
    return found.values.reduce(0) { $0 + $1.count }
  }
}
