/// The order in which a line of a right-to-left language is written into cells.
///
/// Few terminals reorder text, and those that do can be told not to. The backend therefore reorders
/// it: the line as a whole runs to the left, and left-to-right words and numbers in it keep their
/// order. https://terminal-wg.pages.freedesktop.org/bidi/
extension PrintableText {
  /// Returns a right-to-left line in the order of its cells from the left.
  func inVisualOrder() -> PrintableText {
    PrintableText(
      runs(to: .right).flatMap { $0.isRun ? PrintableText($0.glyphs).turned.glyphs : $0.glyphs }
    ).turned
  }

  /// Returns a left-to-right line that contains right-to-left words, in the order of its cells.
  func withWordsInVisualOrder() -> PrintableText {
    guard glyphs.contains(where: { $0.runs == .left }) else { return self }
    return PrintableText(
      runs(to: .left).flatMap { run in
        run.isRun ? PrintableText(run.glyphs).turned.glyphs : run.glyphs
      })
  }

  /// The glyphs from last to first, with mirrored brackets.
  private var turned: PrintableText { PrintableText(glyphs.reversed().map(\.mirrored)) }

  /// Divides the line into runs of words with one direction, including the blanks and marks between
  /// those words, and the text between the runs.
  private func runs(to side: Glyph.Direction) -> [(isRun: Bool, glyphs: [Glyph])] {
    var runs: [(isRun: Bool, glyphs: [Glyph])] = []
    var marks: [Glyph] = []
    for glyph in glyphs {
      if glyph.runs == side {
        if runs.last?.isRun == true {
          runs[runs.count - 1].glyphs += marks + [glyph]
        } else {
          runs += [(false, marks), (true, [glyph])]
        }
        marks = []
      } else {
        marks.append(glyph)
        guard glyph.runs != .either else { continue }
        runs.append((false, marks))
        marks = []
      }
    }
    return runs + [(false, marks)]
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
  /// The direction of a character, no matter what surrounds it.
  enum Direction {
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
      let isWord = first.properties.isAlphabetic || first.properties.numericType != nil
      return isWord ? .right : .either
    }
  }

  /// The appearance of the character in a right-to-left line.
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
