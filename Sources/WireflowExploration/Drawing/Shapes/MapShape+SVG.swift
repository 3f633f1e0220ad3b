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

  /// The text, escaped for documents and attributes.
  var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
