/// A picture on a terminal, as a value with cells and a cursor.
///
/// The cells of each row fill exactly its columns, and none contains a control character.
public struct CellGrid: Sendable {
  /// A place in the grid, from 0.
  package struct Position: Hashable, Sendable {
    /// The column, from the left.
    package let column: Int
    /// The row, from the top.
    package let row: Int
  }

  /// The size of the grid in columns and rows.
  public let size: TerminalSize
  /// The position of the cursor, or nil if it is hidden.
  package internal(set) var cursor: Position?
  /// The area in which everything is written from right to left, or nil for none.
  var mirror: CellRectangle?
  /// True if right-to-left words are already in the order of their cells.
  var isRightToLeft = false
  var cells: [GridCell]
  /// The written characters of several scalars, by spelling.
  private(set) var clusters: [Character] = []

  /// Creates a blank grid.
  ///
  /// A negative size counts as zero.
  init(size: TerminalSize) {
    self.size = TerminalSize(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
  }

  /// The cells of a row, in which the cell after a wide character has no width.
  package subscript(row row: Int) -> [Cell] {
    precondition(
      (0..<size.rows).contains(row), "row must be in 0..<\(size.rows) (was \(row))")
    return ((row * size.columns)..<((row + 1) * size.columns)).map { place in
      Cell(character: character(at: place), width: cells[place].width, style: cells[place].style)
    }
  }

  /// The characters as lines, without styles and without blanks at their ends.
  public var text: String {
    var text = ""
    for row in 0..<size.rows {
      var blankCount = 0
      for cell in self[row: row] where cell.width > 0 {
        if cell.character == " " {
          blankCount += 1
        } else {
          text += String(repeating: " ", count: blankCount)
          text.append(cell.character)
          blankCount = 0
        }
      }
      text += "\n"
    }
    return text
  }

  var bounds: CellRectangle {
    CellRectangle(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// Returns the character of a cell by its index.
  func character(at place: Int) -> Character {
    let cell = cells[place]
    if cell.isCluster { return clusters[cell.cluster] }
    return Unicode.Scalar(cell.code).map(Character.init) ?? "\u{FFFD}"
  }

  /// Returns true if another grid has an identical cell, in which the character has the same
  /// spelling.
  func shows(at place: Int, sameAs other: CellGrid) -> Bool {
    let (cell, old) = (cells[place], other.cells[place])
    guard cell.isCluster || old.isCluster else { return cell == old }
    return cell.isCluster && old.isCluster && cell.style == old.style && cell.width == old.width
      && clusters[cell.cluster].isSpelled(like: other.clusters[old.cluster])
  }

  /// Returns the number that represents a glyph in cells.
  mutating func code(of glyph: Glyph) -> UInt32 {
    glyph.scalar != 0 ? glyph.scalar : code(ofCluster: glyph.character)
  }

  mutating func code(ofCluster character: Character) -> UInt32 {
    let place = clusters.firstIndex { $0.isSpelled(like: character) } ?? clusters.count
    if place == clusters.count { clusters.append(character) }
    return GridCell.firstCluster + UInt32(place)
  }
}

extension CellGrid: Equatable {
  /// Returns true if both grids are identical.
  public static func == (left: CellGrid, right: CellGrid) -> Bool {
    guard left.size == right.size, left.cursor == right.cursor,
      left.isRightToLeft == right.isRightToLeft
    else { return false }
    if left.clusters.isEmpty, right.clusters.isEmpty { return left.cells == right.cells }
    return left.cells.indices.allSatisfy { left.shows(at: $0, sameAs: right) }
  }
}

extension Character {
  fileprivate func isSpelled(like other: Character) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}

/// The writing of text and areas into a grid.
extension CellGrid {
  /// Writes the part of a line inside a rectangle, and returns the column after the line.
  ///
  /// Text with the surface as its ground keeps the ground of the cells.
  @discardableResult
  mutating func write(
    _ text: PrintableText, column: Int, row: Int, in clip: CellRectangle, _ style: CellStyle
  ) -> Int {
    guard let mirror else {
      let text = isRightToLeft ? text.withWordsInVisualOrder() : text
      return writeAsIs(text, column: column, row: row, in: clip, style)
    }
    let (part, start) = text.part(from: column, in: clip)
    let frame = CellRectangle(column: start, row: row, columns: part.width, rows: 1)
    writeAsIs(
      part.inVisualOrder(), column: frame.mirrored(in: mirror).column, row: row,
      in: clip.mirrored(in: mirror), style)
    return column + text.width
  }

  @discardableResult
  private mutating func writeAsIs(
    _ text: PrintableText, column: Int, row: Int, in clip: CellRectangle, _ style: CellStyle
  ) -> Int {
    let clip = clip.intersection(bounds)
    guard row >= clip.row, row < clip.endRow else { return column + text.width }
    var column = column
    for glyph in text.glyphs {
      if column >= clip.column, column + glyph.width <= clip.endColumn {
        var style = style
        if style.ground == .surface {
          style.ground = cells[row * size.columns + column].style.ground
        }
        put(glyph, column: column, row: row, style)
      }
      column += glyph.width
    }
    return column
  }

  /// Fills a rectangle with a character of one column.
  mutating func fill(
    _ rectangle: CellRectangle, with character: Character = " ", _ style: CellStyle = .plain
  ) {
    let area = inPlace(rectangle).intersection(bounds)
    guard !area.isEmpty else { return }
    let cell = GridCell(code: code(of: Glyph(character, width: 1)), width: 1, style: style)
    for row in area.row..<area.endRow {
      clearHalves(from: area.column, to: area.endColumn, row: row)
      let start = row * size.columns
      for place in (start + area.column)..<(start + area.endColumn) { cells[place] = cell }
    }
  }

  /// Dims the cells in a rectangle, because something else appears in front of them.
  mutating func recede(_ rectangle: CellRectangle) {
    let area = inPlace(rectangle).intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.row..<area.endRow {
      let start = row * size.columns
      for place in (start + area.column)..<(start + area.endColumn) {
        let before = cells[place].style
        var style = CellStyle(before.ink == .mark ? .mark : .behind, on: .scrim)
        style.tint = before.tint
        cells[place].style = style
      }
    }
  }

  /// Returns the place of a rectangle, in the mirror if there is one.
  func inPlace(_ rectangle: CellRectangle) -> CellRectangle {
    mirror.map { rectangle.mirrored(in: $0) } ?? rectangle
  }

  private mutating func put(_ glyph: Glyph, column: Int, row: Int, _ style: CellStyle) {
    let start = row * size.columns + column
    let cell = GridCell(code: code(of: glyph), width: glyph.width, style: style)
    if glyph.width == 1, cells[start].width == 1 {
      cells[start] = cell
      return
    }
    clearHalves(from: column, to: column + glyph.width, row: row)
    cells[start] = cell
    for place in (start + 1)..<(start + max(1, glyph.width)) {
      cells[place] = GridCell(code: 0x20, width: 0, style: style)
    }
  }

  /// Blanks the wide characters that cross the ends of a range.
  private mutating func clearHalves(from column: Int, to end: Int, row: Int) {
    let start = row * size.columns
    for edge in [column, end] where edge > 0 && edge < size.columns {
      guard cells[start + edge].width == 0 else { continue }
      var first = edge
      while first > 0, cells[start + first].width == 0 { first -= 1 }
      var place = first
      repeat {
        cells[start + place] = cells[start + place].blanked
        place += 1
      } while place < size.columns && cells[start + place].width == 0
    }
  }
}
