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
    var start = glyphs.count
    while start > 0 {
      room -= glyphs[start - 1].width
      if room < 0 { break }
      start -= 1
    }
    return PrintableText(Array(glyphs[start...]))
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

extension String {
  /// Returns the lines of a paragraph, each wrapped to some columns.
  func printableLines(wrappedTo columns: Int) -> [PrintableText] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { PrintableText(String($0)).wrapped(to: columns) }
  }
}
