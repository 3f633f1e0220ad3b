/// One line of text that is safe to write to a terminal, with its number of columns.
struct PrintableText: Hashable, Sendable {
  private(set) var glyphs: [Glyph]
  private(set) var width: Int

  init(_ glyphs: [Glyph] = []) {
    self.glyphs = glyphs
    width = glyphs.reduce(0) { $0 + $1.width }
  }

  /// Creates the line for an app's string, with replacement characters for control characters and
  /// without invisible characters.
  init(_ string: String) {
    if let glyphs = Self.glyphs(ofASCII: string) {
      self.init(glyphs)
      return
    }
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(string.utf8.count)
    var isChanged = false
    for character in string {
      let glyph = Glyph(printing: character)
      if let glyph { glyphs.append(glyph) }
      isChanged = isChanged || glyph?.character != character
    }
    // Without the omitted characters, neighbours may join into one character, so the text is read
    // again.
    if isChanged {
      let text = PrintableText(glyphs).string
      if text.count < glyphs.count {
        self.init(text)
        return
      }
    }
    self.init(glyphs)
  }

  var isEmpty: Bool { glyphs.isEmpty }
  var string: String { String(glyphs.map(\.character)) }

  /// Returns the line cut to some columns, with an ellipsis if it was longer.
  func cut(to columns: Int) -> PrintableText {
    guard width > columns else { return self }
    guard columns > 0 else { return PrintableText() }
    return prefix(columns - 1) + PrintableText([Glyph("…", width: 1)])
  }

  /// Returns the line cut to some columns, with its last character behind the ellipsis.
  func cutInside(to columns: Int) -> PrintableText {
    PrintableText(Array(glyphs.dropLast())).cut(to: columns - 1)
      + PrintableText(Array(glyphs.suffix(1)))
  }

  /// Returns the start of the line that fits into some columns.
  func prefix(_ columns: Int) -> PrintableText {
    var room = columns
    return PrintableText(
      Array(
        glyphs.prefix { glyph in
          room -= glyph.width
          return room >= 0
        }))
  }

  /// Returns the end of the line that fits into some columns.
  func suffix(_ columns: Int) -> PrintableText {
    var room = columns
    let end = glyphs.reversed().prefix { glyph in
      room -= glyph.width
      return room >= 0
    }
    return PrintableText(Array(glyphs.suffix(end.count)))
  }

  /// Wraps the line to some columns, at blanks where possible.
  func wrapped(to columns: Int) -> [PrintableText] {
    guard width > columns, columns > 0 else { return [self] }
    var lines: [PrintableText] = []
    var line: [Glyph] = []
    var lineWidth = 0
    func breakLine() {
      lines.append(PrintableText(line))
      line = []
      lineWidth = 0
    }
    for word in glyphs.split(separator: Self.blank, omittingEmptySubsequences: true) {
      let wordWidth = word.reduce(0) { $0 + $1.width }
      if !line.isEmpty {
        if lineWidth + 1 + wordWidth <= columns {
          line.append(Self.blank)
          lineWidth += 1
        } else {
          breakLine()
        }
      }
      for glyph in word {
        if lineWidth + glyph.width > columns, !line.isEmpty { breakLine() }
        line.append(glyph)
        lineWidth += glyph.width
      }
    }
    return line.isEmpty ? lines : lines + [PrintableText(line)]
  }

  static func + (left: PrintableText, right: PrintableText) -> PrintableText {
    PrintableText(left.glyphs + right.glyphs)
  }

  /// Returns the glyphs of a string of printable ASCII, the usual case, or nil for any other
  /// string.
  private static func glyphs(ofASCII string: String) -> [Glyph]? {
    guard string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
    return string.utf8.map { ascii[Int($0) - 0x20] }
  }

  private static let ascii = (UInt8(0x20)..<0x7F).map { byte in
    Glyph(Character(Unicode.Scalar(byte)), width: 1)
  }

  private static let blank = Glyph(" ", width: 1)
}

extension PrintableText: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self.init(text) }
}

extension String {
  /// Returns the lines of a paragraph, each wrapped to some columns.
  func printableLines(wrappedTo columns: Int) -> [PrintableText] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { PrintableText(String($0)).wrapped(to: columns) }
  }
}

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
