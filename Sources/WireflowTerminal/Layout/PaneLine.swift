import Wireflow
import WireflowInteraction

/// A line of a pane: styled pieces of text of any width.
struct PaneLine {
  private(set) var pieces: [(text: PrintableText, style: CellStyle)] = []
  /// True for the line of the current action or screen.
  var isCurrent = false

  init(_ pieces: (String, CellStyle)...) {
    self.pieces = pieces.map { (PrintableText($0.0), $0.1) }
  }

  /// Creates a line of the presentation log, whose verb has the colour of its kind.
  init(ofLog line: String) {
    guard !line.hasPrefix(">") else {
      self.init((line, CellStyle(.accent, isBold: true)))
      return
    }
    let margin = String(line.prefix { $0 == " " || $0 == "+" })
    let verb = line.dropFirst(margin.count).prefix { $0 != " " }
    let rest = String(line.dropFirst(margin.count + verb.count))
    self.init(
      (margin, .secondary), (String(verb), CellStyle(Self.ink(of: verb))), (rest, .plain))
  }

  private static func ink(of verb: Substring) -> CellStyle.Ink {
    switch verb {
    case "start", "finish", "install", "update": .good
    case "ignored", "refused", "missed", "failed", "warning:", "stalled", "unheard": .danger
    case "alert", "held", "redirected", "restore", "note": .warning
    case "pop", "dismiss", "close", "cancel", "remove", "minimize": .secondary
    default: .accent
    }
  }

  /// Creates a line of the navigation tree, with the flow of a screen in a secondary colour.
  init(ofTree line: String, guides: String) {
    let isVisible = line.hasPrefix("* ")
    let words = isVisible ? line.dropFirst(2) : line[...]
    let name = words.ranges(of: " in ").last.map { words[..<$0.lowerBound] } ?? words
    let isFlow = words.hasSuffix("Coordinator") && name.endIndex == words.endIndex
    self.init(
      (guides, .secondary),
      (isVisible ? "● " : "", .accent),
      (String(name), isFlow ? .secondary : isVisible ? .title : .plain),
      (String(words[name.endIndex...]), .secondary))
  }

  /// Wraps the line to some columns, with an indent from the second line on.
  func wrapped(to columns: Int) -> [PaneLine] {
    let width = pieces.reduce(0) { $0 + $1.text.width }
    guard width > columns, columns > 8 else { return [self] }
    let margin = pieces[0].text.glyphs.prefix { $0.character == " " || $0.character == "│" }.count
    let indent = PrintableText(String(repeating: " ", count: min(margin, columns / 2) + 2))
    var lines = [PaneLine()]
    var room = columns
    for (words, style) in pieces.flatMap({ piece in piece.text.words.map { ($0, piece.style) } }) {
      var rest = words
      while rest.width > room {
        // A word that does not fit here may fit on the next line.
        let part = rest.width <= columns - indent.width ? PrintableText() : rest.prefix(room)
        lines[lines.count - 1].pieces.append((part, style))
        rest = PrintableText(Array(rest.glyphs.dropFirst(part.glyphs.count)))
        lines.append(PaneLine())
        lines[lines.count - 1].pieces.append((indent, .plain))
        room = columns - indent.width
      }
      lines[lines.count - 1].pieces.append((rest, style))
      room -= rest.width
    }
    if isCurrent { for place in lines.indices { lines[place].isCurrent = true } }
    return lines
  }
}

extension PaneLine {
  /// Returns the lines of a log, of which the latest action is the current one.
  static func log(_ lines: [String]) -> [PaneLine] {
    let current = lines.lastIndex { $0.hasPrefix(">") }
    return lines.enumerated().map { number, line in
      var line = PaneLine(ofLog: line)
      line.isCurrent = number == current
      return line
    }
  }

  /// Returns the lines of a tree, with guides instead of blanks as its indentation.
  ///
  /// The last visible screen is the current one.
  static func tree(_ lines: [String]) -> [PaneLine] {
    let rows = lines.map { line in
      let margin = line.prefix { $0 == " " }.count
      let text = String(line.dropFirst(margin))
      return (margin: text.hasPrefix("* ") ? margin + 2 : margin, text: text)
    }
    var levels: [Int] = []
    let depths = rows.map { row in
      while let last = levels.last, last >= row.margin { levels.removeLast() }
      levels.append(row.margin)
      return levels.count - 1
    }
    // The controls of a minimized player are always visible, so they are not the current screen.
    let end = rows.firstIndex { $0.text == "player, minimized" } ?? rows.endIndex
    let current = rows[..<end].lastIndex { $0.text.hasPrefix("* ") }
    return rows.indices.map { place in
      var line = PaneLine(ofTree: rows[place].text, guides: guides(place, depths, rows.map(\.text)))
      line.isCurrent = place == current
      return line
    }
  }

  /// Returns the guides of a line: for each level a line if more of that level follows.
  private static func guides(_ place: Int, _ depths: [Int], _ texts: [String]) -> String {
    let depth = depths[place]
    guard depth > 0 else { return "" }
    return (1...depth).map { level in
      let next = (place + 1..<depths.count).first { depths[$0] <= level || texts[$0].isEmpty }
      let goesOn = next.map { depths[$0] == level && !texts[$0].isEmpty } ?? false
      if level < depth { return goesOn ? "│ " : "  " }
      return goesOn ? "├ " : "└ "
    }
    .joined()
  }
}

extension PrintableText {
  /// The words, each with the blanks behind it.
  fileprivate var words: [PrintableText] {
    var words: [[Glyph]] = []
    for glyph in glyphs {
      if let last = words.last?.last, last.character != " " || glyph.character == " " {
        words[words.count - 1].append(glyph)
      } else {
        words.append([glyph])
      }
    }
    return words.map(PrintableText.init)
  }
}

/// Pieces of text side by side, in as many lines as they need.
struct Flow {
  struct Piece {
    let text: PrintableText
    let column: Int
    let row: Int
  }

  private(set) var pieces: [Piece] = []
  private(set) var rows = 1

  /// Creates a flow of texts, each with one cell in front of it for the focus mark.
  init(_ texts: [PrintableText], from start: Int, indent: Int, columns: Int, isVertical: Bool) {
    var column = start
    for (place, text) in texts.enumerated() {
      let text = text.cut(to: max(1, columns - indent - 1))
      let isFull = column > indent && column + 1 + text.width > columns
      if isFull || (isVertical && place > 0) {
        column = indent
        rows += 1
      }
      pieces.append(Piece(text: text, column: column, row: rows - 1))
      column += text.width + 2
    }
  }
}
