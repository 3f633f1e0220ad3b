package import WireflowExploration

/// The texts around pages are complete, large enough, and readable on their background.
extension SheetInspection {
  /// The pairs of texts around pages that lie on each other.
  package var overlappingTexts: [String] {
    let texts = (sheet.ground + sheet.front).compactMap { shape -> (text: String, box: MapBox)? in
      guard case .text(let text) = shape else { return nil }
      return (text.string, Self.box(of: text))
    }
    return texts.indices.flatMap { one in
      texts[(one + 1)...].filter { $0.box.clipped(to: texts[one].box) != nil }
        .map { "\(texts[one].text) and \($0.text)" }
    }
  }

  private static func box(of text: MapShape.Text) -> MapBox {
    let width = TextMeasure.width(text.string, text.size, text.weight)
    let left = text.origin.x - (text.isCentred ? width / 2 : 0)
    return MapBox(left, text.origin.y - text.size * 0.7, width, text.size * 0.7)
  }

  /// The names and labels around pages that are not written out.
  package var cutNames: [String] {
    let (plan, written) = (layout.plan, Self.words(in: sheet.ground))
    let lanes = plan.lanes.map(\.name).filter { !written.contains($0.withoutSpaces) }
    return lanes
      + plan.cards.indices.flatMap { number in
        let (card, written) = (plan.cards[number], words(on: number))
        let labels = card.alerts.flatMap { [$0.title] + $0.answers }.map(\.unmasked)
        return ([card.name] + card.chips + labels).filter { !written.contains($0.withoutSpaces) }
      }
  }

  /// Returns the texts around a page, as one text without spaces.
  private func words(on card: Int) -> String {
    let begin = MapShape.begin(["class": "card", "data-card": "\(card)"])
    let own = sheet.front.drop { $0 != begin }.dropFirst()
    let next = own.firstIndex {
      if case .begin(let facts) = $0 { facts["data-card"] != nil } else { false }
    }
    return Self.words(in: own[..<(next ?? own.endIndex)])
  }

  private static func words(in shapes: some Sequence<MapShape>) -> String {
    shapes.map { if case .text(let text) = $0 { text.string.withoutSpaces } else { "" } }.joined()
  }

  /// The names and labels through which lines pass.
  package var struckTexts: [String] {
    let segments = layout.lines.flatMap { line in
      zip(line.points, line.points.dropFirst()).map { one, other in
        MapBox(min(one.x, other.x), min(one.y, other.y), abs(one.x - other.x), abs(one.y - other.y))
      }
    }
    var groups: [Bool] = []
    return (sheet.ground + sheet.front).compactMap { shape in
      switch shape {
      case .begin(let facts): groups.append(facts["class"] == "count")
      case .end: groups.removeLast()
      case .text(let text) where groups.last != true:
        let box = Self.box(of: text)
        let isStruck = segments.contains {
          $0.x < box.right && $0.right > box.x && $0.y < box.bottom && $0.bottom > box.y
        }
        return isStruck ? text.string : nil
      case .rect, .scrim, .circle, .path, .text: break
      }
      return nil
    }
  }

  /// The texts of pages whose first letters a line to the left covers where it begins.
  package var coveredTexts: [String] {
    let dots = layout.lines.compactMap { line -> MapPoint? in
      guard line.points.count > 1, line.points[1].x < line.points[0].x else { return nil }
      return line.points[0]
    }
    return sheet.pages.compactMap { shape in
      guard case .text(let text) = shape else { return nil }
      let box = Self.box(of: text)
      let isCovered = dots.contains {
        $0.x + 3.6 > box.x && $0.x - 3.6 < box.right && $0.y > box.y && $0.y < box.bottom
      }
      return isCovered ? text.string : nil
    }
  }

  /// The texts that reach over an edge of the sheet.
  package var outerTexts: [String] {
    (sheet.heading + sheet.ground + sheet.front + sheet.foot).compactMap { shape in
      guard case .text(let text) = shape else { return nil }
      let box = Self.box(of: text)
      return box.x < 0 || box.right > layout.size.x ? text.string : nil
    }
  }

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
      // Nobody has to read a text that a layer covers or dims.
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
  /// Returns true if the shape hides or dims an earlier one at a point.
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

extension String {
  fileprivate var withoutSpaces: String { filter { $0 != " " } }
}
