import WireflowInteraction

extension CellGrid {
  /// Returns the grid as an SVG picture, with the colours of a theme.
  ///
  /// The same grid and theme give the same bytes.
  public func svg(theme: Theme) -> String {
    var drawing = CellDrawing(theme: theme)
    let body = drawing.body(of: self)
    return drawing.picture(body, size: size)
  }
}

/// A drawing of grids, in which each style has one class.
struct CellDrawing {
  static let columnWidth = 9
  static let rowHeight = 19
  static let margin = 10

  let theme: Theme
  private var names: [CellStyle: String] = [:]
  private var styles: [CellStyle] = []
  /// The style rules for direction, if right-to-left words are already in the order of their cells.
  private var order = ""

  init(theme: Theme) { self.theme = theme }

  /// Returns the shapes and texts of a grid, without the picture around them.
  mutating func body(of grid: CellGrid) -> String {
    if grid.isRightToLeft { order = "; direction: ltr; unicode-bidi: bidi-override" }
    var grounds = ""
    var texts = ""
    for row in 0..<grid.size.rows {
      let cells = grid[row: row]
      var start = 0
      while start < cells.count {
        let style = cells[start].style
        var end = start + 1
        while end < cells.count, cells[end].style == style { end += 1 }
        grounds += rectangle(style, start, end, row)
        texts += text(cells[start..<end], start, row, style)
        start = end
      }
    }
    let cursor = grid.cursor.map {
      "<rect class=\"k\" x=\"\(x($0.column))\" y=\"\(y($0.row))\" width=\"2\" "
        + "height=\"\(Self.rowHeight)\"/>\n"
    }
    return grounds + texts + (cursor ?? "")
  }

  /// Returns a complete picture.
  func picture(_ body: String, size: TerminalSize, rules: String = "") -> String {
    let width = size.columns * Self.columnWidth + 2 * Self.margin
    let height = size.rows * Self.rowHeight + 2 * Self.margin
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <style>
      text { font: 15px "DejaVu Sans Mono", Menlo, Consolas, monospace; white-space: pre\(order) }
      .k { fill: \(fill(.accent)) }
      \(styles.map(rule).joined(separator: "\n"))
      \(rules)</style>
      <rect width="\(width)" height="\(height)" rx="8" fill="\(fill(.surface))"/>
      \(body)</svg>

      """
  }

  private func rectangle(
    _ style: CellStyle, _ start: Int, _ end: Int, _ row: Int
  ) -> String {
    let pixel = theme.depth == .none ? nil : theme.colour(style.tint.ground, in: style)
    guard style.ground != .surface || pixel != nil else { return "" }
    let ground = pixel?.hexadecimal ?? fill(style.ground)
    let width = (end - start) * Self.columnWidth
    return "<rect x=\"\(x(start))\" y=\"\(y(row))\" width=\"\(width)\" "
      + "height=\"\(Self.rowHeight)\" fill=\"\(ground)\"/>\n"
  }

  /// Returns the text of cells with one style, split at characters that are drawn as shapes.
  private mutating func text(
    _ cells: ArraySlice<Cell>, _ column: Int, _ row: Int, _ style: CellStyle
  ) -> String {
    guard style.ink != .mark || theme.depth == .none else { return "" }
    var texts = ""
    let name = style.tint == CellTint() ? name(of: style) : ""
    for (place, cell) in cells.enumerated() {
      texts += line(cell.character, column + place, row, style)
    }
    for piece in cells.split(omittingEmptySubsequences: true, whereSeparator: \.isNoText) {
      let words = piece.filter { $0.width > 0 }.map(\.character)
      let width = piece.reduce(0) { $0 + $1.width } * Self.columnWidth
      texts +=
        "<text class=\"\(name)\" x=\"\(x(piece.startIndex - cells.startIndex + column))\" "
        + "y=\"\(y(row) + 14)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\">"
        + "\(String(words).escapedForMarkup)</text>\n"
    }
    return texts
  }

  /// Returns the shape of a line or block character, because text would leave gaps between them.
  private func line(
    _ character: Character, _ column: Int, _ row: Int, _ style: CellStyle
  ) -> String {
    let ink = theme.colour(style.tint.text, in: style)?.hexadecimal ?? fill(style.ink)
    let (width, height) = (Self.columnWidth, Self.rowHeight)
    let (x, y) = (x(column), y(row))
    func path(_ path: String) -> String {
      "<path d=\"M\(x) \(y)\(path)\" fill=\"none\" stroke=\"\(ink)\"/>\n"
    }
    func block(
      left: Int = 0, top: Int = 0, width: Int = Self.columnWidth, height: Int = Self.rowHeight
    ) -> String {
      "<rect x=\"\(x + left)\" y=\"\(y + top)\" width=\"\(width)\" height=\"\(height)\" "
        + "fill=\"\(ink)\"/>\n"
    }
    switch character {
    case "╭": return path("m9 9h-1a4 4 0 0 0 -4 4v6")
    case "╮": return path("m0 9h1a4 4 0 0 1 4 4v6")
    case "╰": return path("m4 0v6a4 4 0 0 0 4 4h1")
    case "╯": return path("m4 0v6a4 4 0 0 1 -4 4h0")
    case "│": return block(left: 4, width: 1)
    case "┃": return block(left: 3, width: 3)
    case "─": return block(top: 9, height: 1)
    case "▀": return block(height: height / 2)
    case "▄": return block(top: height / 2, height: height - height / 2)
    default:
      guard let eighths = character.eighths else { return "" }
      return block(top: 2, width: (eighths * width + 4) / 8, height: height - 4)
    }
  }

  private mutating func name(of style: CellStyle) -> String {
    if let name = names[style] { return name }
    let name = "s\(styles.count)"
    names[style] = name
    styles.append(style)
    return name
  }

  private func rule(_ style: CellStyle) -> String {
    let ink = theme.depth == .none && style.ground.isMarked ? fill(.surface) : fill(style.ink)
    return ".\(names[style] ?? "s") { fill: \(ink)\(style.isBold ? "; font-weight: 700" : "") }"
  }

  private func x(_ column: Int) -> Int { Self.margin + column * Self.columnWidth }
  private func y(_ row: Int) -> Int { Self.margin + row * Self.rowHeight }

  /// Returns the colour of an ink, which is grey for a terminal without colours.
  private func fill(_ ink: CellStyle.Ink) -> String {
    guard theme.depth != .none else { return ink == .behind ? "#777777" : "#dddddd" }
    return theme.inks[ink]?.hexadecimal ?? "#888888"
  }

  private func fill(_ ground: CellStyle.Ground) -> String {
    guard theme.depth != .none else { return ground.isMarked ? "#dddddd" : "#111111" }
    return theme.grounds[ground]?.hexadecimal ?? "#000000"
  }
}

extension Cell {
  /// True if it is drawn as a shape or not at all.
  fileprivate var isNoText: Bool {
    (character == " " && width == 1) || "╭╮╰╯│┃─▀▄".contains(character) || character.eighths != nil
  }
}

extension Character {
  /// The eighths of a cell that the character fills from the left.
  fileprivate var eighths: Int? { Glyph.eighths.firstIndex(of: self).flatMap { $0 > 0 ? $0 : nil } }
}

extension String {
  /// The text escaped for markup, by scalars, because a mark can join a sign in one character.
  fileprivate var escapedForMarkup: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
