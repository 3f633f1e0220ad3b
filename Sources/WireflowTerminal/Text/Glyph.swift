/// A character that is safe to write to a terminal, with its number of columns.
struct Glyph: Hashable, Sendable {
  /// The characters that fill a cell from the left, by the number of eighths.
  static let eighths: [Character] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]

  let character: Character
  let width: Int
  /// The scalar of a character with only one, or 0.
  let scalar: UInt32

  init(_ character: Character, width: Int) {
    self.character = character
    self.width = width
    let scalars = character.unicodeScalars
    scalar = scalars.dropFirst().isEmpty ? scalars.first?.value ?? 0 : 0
  }

  /// Creates the glyph for an app's character, or returns nil if the character is invisible.
  init?(printing character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    if first.isPlain, scalars.dropFirst().isEmpty {
      self.init(character, width: 1)
      return
    }
    if character.isWhitespace {
      self.init(" ", width: 1)
    } else if scalars.count == 1 {
      self.init(printing: first)
    } else {
      self.init(printing: scalars)
    }
  }

  private init?(printing scalar: Unicode.Scalar) {
    if scalar.isRegionalIndicator {
      // Two of them side by side would become a flag.
      let letter = UInt8(ascii: "A") + UInt8(truncatingIfNeeded: scalar.value - 0x1F1E6)
      self.init(Character(Unicode.Scalar(letter)), width: 1)
    } else if scalar.isUnprintable {
      guard !scalar.isInvisible else { return nil }
      self.init("\u{FFFD}", width: 1)
    } else if scalar.joinsWhatPrecedes {
      self.init("\u{FFFD}", width: 1)
    } else {
      self.init(Character(scalar), width: scalar.cellWidth)
    }
  }

  private init?(printing scalars: Character.UnicodeScalarView) {
    guard let first = scalars.first else { return nil }
    guard !first.isUnprintable, !first.joinsWhatPrecedes else {
      self.init(printing: first)
      return
    }
    let isFlag = first.isRegionalIndicator && scalars.dropFirst().first?.isRegionalIndicator == true
    let isEmoji = first.properties.isEmoji || isFlag
    if first.isRegionalIndicator, !isFlag {
      self.init(printing: first)
      return
    }
    var kept = Self.printable(scalars, inEmoji: isEmoji)
    while kept.last == "\u{200D}" { kept.removeLast() }
    let character = Character(String(kept))
    guard kept.count > 1, String(kept).count == 1 else {
      self.init(printing: first)
      return
    }
    let hasColours = isEmoji && (isFlag || kept.contains { $0.makesEmoji })
    let sum = kept.reduce(0) { $0 + $1.cellWidth }
    self.init(character, width: hasColours ? 2 : max(1, min(sum, 4)))
  }

  /// Returns the printable scalars of a character, up to a limit.
  private static func printable(
    _ scalars: Character.UnicodeScalarView, inEmoji isEmoji: Bool
  ) -> String.UnicodeScalarView {
    var kept = String.UnicodeScalarView()
    for scalar in scalars.prefix(mostScalars)
    where !scalar.isUnprintable || (isEmoji && scalar.joinsEmoji) {
      kept.append(scalar)
    }
    return kept
  }

  /// The maximum number of scalars in a glyph.
  ///
  /// A family of four with skin tones has 11, and nobody needs more marks on a letter.
  private static let mostScalars = 16
}

extension Unicode.Scalar {
  /// True if the scalar is invisible and therefore omitted.
  fileprivate var isInvisible: Bool {
    properties.generalCategory == .format
      || properties.generalCategory == .nonspacingMark
      || (properties.isDefaultIgnorableCodePoint && properties.generalCategory != .unassigned)
  }

  /// True if the scalar is the joiner of emoji, the selector of their coloured form, or a tag of a
  /// regional flag.
  fileprivate var joinsEmoji: Bool {
    value == 0x200D || value == 0xFE0F || (0xE0020...0xE007F).contains(value)
  }

  /// True if an emoji with the scalar has two columns.
  fileprivate var makesEmoji: Bool {
    value == 0xFE0F || properties.isEmojiPresentation || properties.isEmojiModifier
  }
}
