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

extension [MapShape] {
  /// Returns the shapes as SVG elements, in the colours of a palette.
  ///
  /// Each colour is an attribute: librsvg ignores `var()`, as its list of CSS features says
  /// (https://gnome.pages.gitlab.gnome.org/librsvg/devel-docs/features.html).
  func svg(_ palette: MapPalette) -> String {
    var text = ""
    for shape in self { text += shape.svg(palette) + "\n" }
    return text
  }
}

extension MapShape {
  fileprivate func svg(_ palette: MapPalette) -> String {
    switch self {
    case .rect(let box, let radius, let fill, let stroke, let width):
      return
        "<rect \(Self.attributes(box, radius)) fill=\"\(palette[fill])\"\(Self.line(stroke, width, palette))/>"
    case .scrim(let box, let radius, let opacity):
      return
        "<rect \(Self.attributes(box, radius)) fill=\"\(palette[.scrim])\" fill-opacity=\"\(opacity.text)\"/>"
    case .circle(let middle, let radius, let fill, let stroke, let width):
      return "<circle cx=\"\(middle.x.text)\" cy=\"\(middle.y.text)\" r=\"\(radius.text)\" "
        + "fill=\"\(palette[fill])\"\(Self.line(stroke, width, palette))/>"
    case .path(let steps, let fill, let stroke, let width, let isDashed):
      let dash = isDashed ? " stroke-dasharray=\"5 4\"" : ""
      return "<path d=\"\(steps.map(\.svg).joined())\" fill=\"\(palette[fill])\""
        + "\(Self.line(stroke, width, palette))\(dash)/>"
    case .text(let text):
      let anchor = text.isCentred ? " text-anchor=\"middle\"" : ""
      let weight = text.weight == .regular ? "" : " font-weight=\"\(text.weight.rawValue)\""
      // Without it, a renderer keeps one space between words, and none in front of them.
      let space = text.string.hasOneSpaceBetweenWords ? "" : " xml:space=\"preserve\""
      return "<text x=\"\(text.origin.x.text)\" y=\"\(text.origin.y.text)\" "
        + "font-size=\"\(text.size.text)\"\(weight)\(anchor) fill=\"\(palette[text.ink])\"\(space)>"
        + "\(text.string.escaped)</text>"
    case .begin(let attributes):
      let list = attributes.sorted { $0.key < $1.key }
        .map { " \($0.key)=\"\($0.value.escaped)\"" }
      return "<g\(list.joined())>"
    case .end: return "</g>"
    }
  }

  private static func attributes(_ box: MapBox, _ radius: Double) -> String {
    let corners = radius > 0 ? " rx=\"\(radius.text)\"" : ""
    return "x=\"\(box.x.text)\" y=\"\(box.y.text)\" width=\"\(box.width.text)\" "
      + "height=\"\(box.height.text)\"\(corners)"
  }

  private static func line(_ stroke: MapInk?, _ width: Double, _ palette: MapPalette) -> String {
    guard let stroke else { return "" }
    return " stroke=\"\(palette[stroke])\" stroke-width=\"\(width.text)\" "
      + "stroke-linecap=\"round\" stroke-linejoin=\"round\""
  }
}

extension MapShape.Step {
  fileprivate var svg: String {
    switch self {
    case .move(let point): "M\(point.x.text) \(point.y.text)"
    case .line(let point): "L\(point.x.text) \(point.y.text)"
    case .curve(let control, let end):
      "Q\(control.x.text) \(control.y.text) \(end.x.text) \(end.y.text)"
    case .close: "Z"
    }
  }
}

extension Double {
  /// The number with at most two decimal places.
  var text: String {
    let hundredths = Int((self * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = rest < 10 ? "0\(rest)" : rest.isMultiple(of: 10) ? "\(rest / 10)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}

extension String {
  /// True if all spaces of the text are single ones between words.
  fileprivate var hasOneSpaceBetweenWords: Bool {
    !hasPrefix(" ") && !hasSuffix(" ") && !contains("  ")
  }

  /// The text, escaped for documents and attributes, scalar by scalar, because its neighbours can
  /// join a sign in one character.
  var escaped: String {
    let names: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
    return unicodeScalars.map { names[$0] ?? String($0) }.joined()
  }
}
