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
  private var placesOfClusters: [Character: Int] = [:]

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
    if let place = placesOfClusters[character], clusters[place].isSpelled(like: character) {
      return GridCell.firstCluster + UInt32(place)
    }
    clusters.append(character)
    placesOfClusters[character] = clusters.count - 1
    return GridCell.firstCluster + UInt32(clusters.count - 1)
  }
}

extension CellGrid: Hashable {
  /// Returns true if both grids are identical.
  public static func == (left: CellGrid, right: CellGrid) -> Bool {
    guard left.size == right.size, left.cursor == right.cursor,
      left.isRightToLeft == right.isRightToLeft
    else { return false }
    if left.clusters.isEmpty, right.clusters.isEmpty { return left.cells == right.cells }
    return left.cells.indices.allSatisfy { left.shows(at: $0, sameAs: right) }
  }

  /// Hashes the size, the cursor and the cells.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(cursor)
    for cell in cells {
      hasher.combine(cell.isCluster ? nil : cell.code)
      hasher.combine(cell.style)
    }
  }
}

extension Character {
  fileprivate func isSpelled(like other: Character) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
