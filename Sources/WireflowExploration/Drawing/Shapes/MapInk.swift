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
