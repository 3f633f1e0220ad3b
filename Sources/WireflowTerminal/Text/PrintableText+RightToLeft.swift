/// The order in which a line of a right-to-left language is written into cells.
///
/// Few terminals reorder text, and those that do can be told not to, so the backend does it itself:
/// the line as a whole runs to the left, and words and numbers in it that run to the right stay in
/// their order. https://terminal-wg.pages.freedesktop.org/bidi/
extension PrintableText {
  /// Returns the line in the order of its cells from the left.
  func inVisualOrder() -> PrintableText {
    var shown: [Glyph] = []
    shown.reserveCapacity(glyphs.count)
    var end = glyphs.count
    while end > 0 {
      if glyphs[end - 1].runs == .right {
        let start = startOfRun(endingBefore: end)
        shown += glyphs[start..<end]
        end = start
      } else {
        shown.append(glyphs[end - 1].mirrored)
        end -= 1
      }
    }
    return PrintableText(shown)
  }

  /// Returns the start of a run of words to the right, with the blanks and marks between them.
  private func startOfRun(endingBefore end: Int) -> Int {
    var (start, place) = (end, end)
    while place > 0, glyphs[place - 1].runs != .left {
      place -= 1
      if glyphs[place].runs == .right { start = place }
    }
    return start
  }

  /// Returns the part of the line inside a rectangle, and the column at which it starts.
  func part(from column: Int, in clip: CellRectangle) -> (text: PrintableText, column: Int) {
    var (column, start): (Int, Int?) = (column, nil)
    var part: [Glyph] = []
    for glyph in glyphs {
      if column >= clip.column, column + glyph.width <= clip.endColumn {
        start = start ?? column
        part.append(glyph)
      }
      column += glyph.width
    }
    return (PrintableText(part), start ?? column)
  }
}

extension Glyph {
  /// The direction in which a character runs, whatever surrounds it.
  fileprivate enum Direction {
    case left
    case right
    case either
  }

  /// The direction of letters and digits, by the blocks of Unicode.
  fileprivate var runs: Direction {
    guard let first = character.unicodeScalars.first else { return .either }
    switch first.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return .left
    default:
      return first.properties.isAlphabetic || first.properties.numericType != nil ? .right : .either
    }
  }

  /// The character as it looks in a line that runs to the left.
  fileprivate var mirrored: Glyph {
    Self.mirrors[character].map { Glyph($0, width: width) } ?? self
  }

  private static let mirrors: [Character: Character] = {
    let pairs: [(Character, Character)] = [
      ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("‹", "›"), ("«", "»"), ("▸", "◂"),
      ("╭", "╮"), ("╰", "╯"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
  }()
}
