/// A rectangle of a drawing.
package struct MapBox: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package var right: Double { x + width }
  package var bottom: Double { y + height }
  package var middle: MapPoint { MapPoint(x + width / 2, y + height / 2) }

  /// Returns the box without a margin on each side.
  package func inset(_ x: Double, _ y: Double) -> MapBox {
    MapBox(self.x + x, self.y + y, max(0, width - 2 * x), max(0, height - 2 * y))
  }

  /// Returns the part that lies in another box, or nil if there is none.
  package func clipped(to other: MapBox) -> MapBox? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(right, other.right), min(bottom, other.bottom))
    guard right > left, bottom > top else { return nil }
    return MapBox(left, top, right - left, bottom - top)
  }

  package func contains(_ point: MapPoint) -> Bool {
    point.x >= x && point.x <= right && point.y >= y && point.y <= bottom
  }

  /// Returns the scaled box at a point of a drawing.
  func placed(at origin: MapPoint, scale: Double) -> MapBox {
    MapBox(origin.x + x * scale, origin.y + y * scale, width * scale, height * scale)
  }
}

/// A point of a drawing.
package struct MapPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}
