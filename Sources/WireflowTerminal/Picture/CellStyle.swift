/// How a cell looks, by what it means; a palette has the colours for it.
public struct CellStyle: Hashable, Sendable {
  /// What the text of a cell is.
  public enum Ink: UInt8, Hashable, Sendable, CaseIterable {
    /// What is to be read.
    case text
    /// What stands back: explanations, rules, what lies behind a modal.
    case secondary
    /// What asks for attention: badges, the main button, progress.
    case accent
    /// What loses something.
    case danger
  }

  /// What the text of a cell is.
  public var ink: Ink
  /// Whether it is bold.
  public var isBold: Bool
  /// Whether text and background are swapped.
  public var isReversed: Bool

  /// Creates a style.
  public init(_ ink: Ink = .text, isBold: Bool = false, isReversed: Bool = false) {
    self.ink = ink
    self.isBold = isBold
    self.isReversed = isReversed
  }

  /// What is to be read, as it is.
  public static let plain = CellStyle()
  static let title = CellStyle(isBold: true)
  static let secondary = CellStyle(.secondary)
  static let accent = CellStyle(.accent)

  /// The style while the user stands on it.
  var focused: CellStyle { CellStyle(ink, isBold: isBold, isReversed: true) }
}
