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
    let isFlag = first.isRegionalIndicator && scalars.dropFirst().first?.isRegionalIndicator == true
    guard !first.isUnprintable, !first.joinsWhatPrecedes, isFlag || !first.isRegionalIndicator
    else {
      self.init(printing: first)
      return
    }
    let isEmoji = first.properties.isEmoji || isFlag
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

extension Unicode.Scalar {
  /// The number of columns of a character that consists of the scalar.
  var cellWidth: Int {
    if value < 0x300 { return 1 }
    if hasNoWidth { return 0 }
    return isWide ? 2 : 1
  }

  /// True if the scalar joins the character before it, or is the second or third part of a
  /// syllable.
  private var hasNoWidth: Bool {
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// True if the scalar is an ideograph, a syllable, a full-width form or an emoji.
  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    if properties.isEmojiPresentation { return true }
    return Self.wideRanges.contains { $0.contains(value) }
  }

  /// The ranges that Unicode calls wide or full-width, without emoji.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x4E00...0x9FFF, 0x3041...0x33FF, 0xAC00...0xD7A3, 0xFF01...0xFF60, 0x2E80...0x303E,
    0x3400...0x4DBF, 0x1100...0x115F, 0x2329...0x232A, 0xA000...0xA4CF, 0xA960...0xA97F,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]

  /// True if the scalar is in a common range whose scalars all have one column, so that looking up
  /// its properties is unnecessary.
  var isPlain: Bool {
    switch value {
    case 0xAD: false
    case 0x21...0x7E, 0xA1...0x2FF, 0x2010...0x2027, 0x2030...0x205E, 0x2190...0x2319,
      0x2500...0x25FC:
      true
    default: false
    }
  }

  /// True if the scalar must not reach a terminal.
  ///
  /// Such a scalar is a control character, moves its neighbours, or looks different on each
  /// terminal.
  var isUnprintable: Bool {
    if value < 0x7F { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      return true
    default:
      return properties.isNoncharacterCodePoint || properties.isDefaultIgnorableCodePoint
        || joinsWhatFollows
    }
  }

  /// True if the scalar joins the character in the previous cell.
  var joinsWhatPrecedes: Bool {
    if value < 0x300 { return false }
    // Unicode classifies these vowels of Thai and Lao as letters.
    return cellWidth == 0 || value == 0xE33 || value == 0xEB3 || properties.isGraphemeExtend
      || properties.isEmojiModifier || properties.generalCategory == .spacingMark
  }

  /// True if the scalar joins the character in the next cell.
  private var joinsWhatFollows: Bool {
    switch value {
    case 0xD4E, 0x111C2...0x111C3, 0x113D1, 0x1193F, 0x11941, 0x11A3A, 0x11A84...0x11A89, 0x11D46,
      0x11F02:
      true
    default: false
    }
  }

  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
