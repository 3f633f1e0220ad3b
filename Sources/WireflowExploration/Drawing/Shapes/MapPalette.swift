/// The colours of a drawing: those of a theme, or variables that a page sets to either theme.
package struct MapPalette: Hashable, Sendable {
  private let theme: MapTheme?

  /// Creates the palette of a theme.
  package init(_ theme: MapTheme) { self.theme = theme }
  private init() { theme = nil }

  /// The palette of a page, which has both themes.
  static let variables = MapPalette()

  /// The colour as the value of an attribute.
  subscript(_ ink: MapInk?) -> String {
    guard let ink else { return "none" }
    if let theme { return Self.hex(theme.color(of: ink)) }
    if let variable = ink.variable { return "var(\(variable))" }
    return Self.hex(MapTheme.light.color(of: ink))
  }

  /// The declarations that give a page's variables the colours of a theme.
  static func declarations(_ theme: MapTheme) -> String {
    MapInk.all.compactMap { ink in
      ink.variable.map { "\($0):\(hex(theme.color(of: ink)))" }
    }
    .joined(separator: ";")
  }

  private static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
