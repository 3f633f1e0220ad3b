/// The light or the dark colours of a drawing.
public enum MapTheme: String, Sendable, Hashable, CaseIterable {
  /// Dark texts on light paper, as for print.
  case light
  /// Light texts on dark paper.
  case dark

  /// Returns the color of a role as red, green, and blue.
  package func color(of ink: MapInk) -> UInt32 {
    let colors = Self.colors(of: ink)
    return self == .light ? colors.light : colors.dark
  }

  private static func colors(of ink: MapInk) -> (light: UInt32, dark: UInt32) {
    switch ink {
    case .own(let color): (color, color)
    case .flow(let number, let part): colors(of: part, inFlow: number % MapInk.flowCount)
    case .paper: (0xfbfaf8, 0x121216)
    case .sheet: (0xffffff, 0x1a1a1f)
    case .text, .words: (0x17171c, 0xf3f3f6)
    case .soft: (0x5a5a66, 0xa9a9b6)
    case .rule: (0xdedbd4, 0x34343d)
    case .trap, .lost: (0xc02626, 0xf87171)
    case .onTrap: (0xffffff, 0x2a0b0b)
    case .trapText: (0x9a1c1c, 0xfca5a5)
    case .trapGround: (0xfdecec, 0x35191b)
    case .start, .added: (0x126b34, 0x4ade80)
    case .addedGround: (0xe4f5ea, 0x15291c)
    case .alert: (0xb7791f, 0xd9a441)
    case .alertGround: (0xfdf4e1, 0x2e2514)
    case .alertText: (0x6f4706, 0xf2cf8b)
    case .app: (0xf4f3f1, 0x0e0e11)
    case .raised: (0xf4f3f1, 0x1a1a1f)
    case .card: (0xffffff, 0x26262d)
    case .bar: (0xf9f8f6, 0x131317)
    case .panel: (0xf9f8f6, 0x1a1a1f)
    case .secondary: (0x55555f, 0xa9a9b6)
    case .faint: (0x6f6f7a, 0x8e8e9a)
    case .accent: (0x4a3fd6, 0xa19bff)
    case .onAccent: (0xffffff, 0x14121f)
    case .tint: (0xe3e1ee, 0x242334)
    case .danger: (0xbb1f2b, 0xff7a80)
    case .dangerTint: (0xefe0de, 0x301e21)
    case .fill: (0xe5e4e3, 0x35353c)
    case .edge: (0x7d7d88, 0x8e8e9a)
    case .hair: (0xe2e1df, 0x313136)
    case .bezel: (0x17171c, 0x000000)
    case .rim: (0xb9b8b4, 0x4a4a54)
    case .knob, .onBadge: (0xffffff, 0xffffff)
    case .badge: (0xd22633, 0xd22633)
    case .scrim: (0x0c0c14, 0x000000)
    }
  }
}

extension MapTheme {
  private typealias Flow = (line: UInt32, text: UInt32, ground: UInt32, border: UInt32)

  private static func colors(
    of part: MapInk.Part, inFlow number: Int
  ) -> (light: UInt32, dark: UInt32) {
    let (light, dark) = (lightFlows[number], darkFlows[number])
    return switch part {
    case .line: (light.line, dark.line)
    case .text: (light.text, dark.text)
    case .ground: (light.ground, dark.ground)
    case .border: (light.border, dark.border)
    }
  }

  private static let lightFlows: [Flow] = [
    (0x3b6fd4, 0x1f4fae, 0xecf1fb, 0xc7d6f3), (0x2c8f5b, 0x166239, 0xe9f5ee, 0xbfe0cd),
    (0xc2406e, 0x99234e, 0xfbecf2, 0xf0c6d6), (0x8250c8, 0x6233a8, 0xf3edfb, 0xd9c8f1),
    (0x13868c, 0x0b5b60, 0xe5f4f4, 0xb8dfe0), (0xb56a1e, 0x7a4408, 0xfaf1e5, 0xebd2b3),
    (0x6b7d1c, 0x4a5910, 0xf1f4e2, 0xd4dcb0), (0x5d6b82, 0x414c60, 0xeff1f5, 0xcdd3de),
  ]
  private static let darkFlows: [Flow] = [
    (0x7ea6f5, 0xadc6fa, 0x171d2b, 0x2c3a59), (0x5cc48d, 0x90dab2, 0x14221b, 0x264735),
    (0xee82a8, 0xf5aec6, 0x29181f, 0x55303f), (0xb394ec, 0xcdb8f4, 0x201a2b, 0x42345c),
    (0x4fc1c7, 0x8fdade, 0x132224, 0x234a4d), (0xe0a05a, 0xf0c492, 0x261d13, 0x503b22),
    (0xb3c65a, 0xcfdc94, 0x1f2214, 0x434a26), (0x9daabf, 0xc0c9d8, 0x1c1f26, 0x3a4150),
  ]
}

/// A colour by its role, whose value each theme defines.
package enum MapInk: Hashable, Sendable {
  /// A colour of a flow: its lines, its texts, the ground of its part of the app, and the border.
  package enum Part: String, Hashable, Sendable, CaseIterable {
    case line, text, ground, border
  }

  // The poster.
  case paper, sheet, text, soft, rule, trap, onTrap, trapText, trapGround, start
  case alert, alertGround, alertText
  case added, addedGround, lost
  case flow(Int, Part)

  // The pictures of pages, in the words of the page that shows an app.
  case app, raised, card, bar, words, secondary, faint, accent, onAccent, tint, danger, dangerTint
  case fill, edge, hair, bezel, rim, knob, badge, onBadge, scrim, panel
  /// A colour of the app's own, as red, green and blue.
  case own(UInt32)

  /// The name of its variable on a page, or nil for a colour of the app's own.
  var variable: String? {
    switch self {
    case .flow(let number, let part): "--flow-\(number % Self.flowCount)-\(part.rawValue)"
    case .own: nil
    default: "--map-\(self)"
    }
  }

  /// The number of colours for flows, after which the colours repeat.
  static let flowCount = 8

  /// All colours that a theme has.
  static let all: [MapInk] =
    [
      .paper, .sheet, .text, .soft, .rule, .trap, .onTrap, .trapText, .trapGround, .start, .alert,
      .alertGround, .alertText, .added, .addedGround, .lost, .app, .raised, .card,
      .bar, .words, .secondary, .faint, .accent, .onAccent, .tint, .danger, .dangerTint, .fill,
      .edge, .hair, .bezel, .rim, .knob, .badge, .onBadge, .scrim, .panel,
    ] + (0..<flowCount).flatMap { number in Part.allCases.map { .flow(number, $0) } }
}

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
