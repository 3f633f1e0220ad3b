/// A part of a drawing, as a value for renderers and tests.
package enum MapShape: Hashable, Sendable {
  /// The weights of texts.
  package enum Weight: Int, Hashable, Sendable {
    case regular = 400
    case semibold = 600
    case bold = 700
  }

  /// A line of text, at the start or the middle of its baseline.
  package struct Text: Hashable, Sendable {
    package var string: String
    package var origin: MapPoint
    package var size: Double
    package var weight = Weight.regular
    package var ink: MapInk
    package var isCentred = false
  }

  /// A step of a path.
  package enum Step: Hashable, Sendable {
    case move(MapPoint)
    case line(MapPoint)
    /// A quadratic curve, by its control point and its end.
    case curve(MapPoint, MapPoint)
    case close
  }

  /// A rectangle with round corners.
  case rect(MapBox, radius: Double, fill: MapInk?, stroke: MapInk? = nil, width: Double = 1)
  /// A rectangle that dims everything drawn before it.
  case scrim(MapBox, radius: Double, opacity: Double)
  case circle(MapPoint, radius: Double, fill: MapInk, stroke: MapInk? = nil, width: Double = 1)
  case path([Step], fill: MapInk?, stroke: MapInk?, width: Double = 1, isDashed: Bool = false)
  case text(Text)
  /// The beginning of a group with attributes by which a page's script finds it.
  case begin([String: String])
  /// The end of a group.
  case end
}

extension MapShape {
  /// Returns a line of text whose baseline starts at a point, or has its middle there.
  static func text(
    _ string: String, at origin: MapPoint, _ size: Double, _ ink: MapInk,
    _ weight: Weight = .regular, isCentred: Bool = false
  ) -> MapShape {
    .text(
      Text(
        string: string, origin: origin, size: size, weight: weight, ink: ink, isCentred: isCentred))
  }

  /// Returns the scaled shape at a point of a drawing.
  func placed(at origin: MapPoint, scale: Double) -> MapShape {
    func place(_ point: MapPoint) -> MapPoint {
      MapPoint(origin.x + point.x * scale, origin.y + point.y * scale)
    }
    switch self {
    case .rect(let box, let radius, let fill, let stroke, let width):
      return .rect(
        box.placed(at: origin, scale: scale), radius: radius * scale, fill: fill, stroke: stroke,
        width: width * scale)
    case .scrim(let box, let radius, let opacity):
      return .scrim(
        box.placed(at: origin, scale: scale), radius: radius * scale, opacity: opacity)
    case .circle(let middle, let radius, let fill, let stroke, let width):
      return .circle(
        place(middle), radius: radius * scale, fill: fill, stroke: stroke, width: width * scale)
    case .path(let steps, let fill, let stroke, let width, let isDashed):
      let placed = steps.map { step -> Step in
        switch step {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .curve(let control, let end): .curve(place(control), place(end))
        case .close: .close
        }
      }
      return .path(placed, fill: fill, stroke: stroke, width: width * scale, isDashed: isDashed)
    case .text(var text):
      text.origin = place(text.origin)
      text.size *= scale
      return .text(text)
    case .begin, .end: return self
    }
  }
}
