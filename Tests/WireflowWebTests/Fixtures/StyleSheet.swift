import Foundation

@testable import WireflowWeb

/// The colours of the page's style sheet, as its text says.
struct StyleSheet {
  /// The light or the dark look.
  enum Scheme: String, CaseIterable {
    case light, dark
  }

  /// A declaration of a rule, such as `color: var(--text)`.
  struct Declaration: Hashable {
    let selector: String
    let property: String
    let value: String
  }

  private(set) var declarations: [Declaration] = []
  private var variables: [Scheme: [String: String]] = [:]

  /// Reads the style sheet of the page.
  init() throws {
    let page = try PageFiles().page("studio.html", nonce: "", ["kind": "studio"])
    let text = page.matches(of: /<style nonce="">\n([^<]*)<\/style>/).map { String($0.output.1) }
      .joined()
    let blocks = text.split(separator: ":root {", omittingEmptySubsequences: false).dropFirst()
      .map { $0.prefix { $0 != "}" } }
    let light = Self.declarations(of: String(blocks.first ?? ""))
    let dark = Self.declarations(of: String(blocks.dropFirst().first ?? ""))
    for (property, value) in light { variables[.light, default: [:]][property] = value }
    variables[.dark] = variables[.light]
    for (property, value) in dark { variables[.dark, default: [:]][property] = value }
    for rule in text.split(separator: "}") {
      let parts = rule.split(separator: "{")
      guard parts.count >= 2, let body = parts.last, let selector = parts.dropLast().last else {
        continue
      }
      for (property, value) in Self.declarations(of: String(body)) {
        declarations.append(
          Declaration(selector: selector.words, property: property, value: value))
      }
    }
  }

  private static func declarations(of body: String) -> [(String, String)] {
    body.split(separator: ";").compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (line[..<colon].words, line[line.index(after: colon)...].words)
    }
  }

  /// Returns a colour by its variable's name or as it is written, or nil if there is none of that
  /// name.
  func color(_ name: String, _ scheme: Scheme) -> Color? {
    Color(name.hasPrefix("#") ? name : variables[scheme]?["--\(name)"] ?? "")
  }

  /// Returns what is seen of colours that lie on each other, the lowest last.
  func color(of layers: [String], _ scheme: Scheme) -> Color? {
    layers.reversed().reduce(nil as Color?) { below, name in
      guard let color = color(name, scheme) else { return nil }
      return below.map { color.over($0) } ?? color
    }
  }
}

/// A colour of the style sheet.
struct Color {
  let red, green, blue, alpha: Double

  /// Reads six or eight hexadecimal digits behind a number sign, or three.
  init?(_ text: String) {
    guard text.first == "#" else { return nil }
    var digits = text.dropFirst().compactMap(\.hexDigitValue)
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let parts = stride(from: 0, to: digits.count, by: 2).map {
      Double(digits[$0] * 16 + digits[$0 + 1]) / 255
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  private init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Returns what is seen of it on another one.
  func over(_ below: Color) -> Color {
    func mix(_ above: Double, _ below: Double) -> Double { above * alpha + below * (1 - alpha) }
    return Color(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue),
      alpha: 1)
  }

  /// The ratio of contrast to another one, as the guidelines for web content define it.
  func contrast(to other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension Substring {
  /// The text without what surrounds it, on one line.
  fileprivate var words: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
