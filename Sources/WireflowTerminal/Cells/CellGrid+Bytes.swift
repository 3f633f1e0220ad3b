extension CellGrid {
  /// Returns the bytes that turn the previous content of a terminal into this grid.
  ///
  /// The result is empty if both are the same.
  ///
  /// Without a previous grid, or with one of another size, the bytes draw everything. A terminal
  /// that knows synchronized updates shows all changes at the same time.
  public func bytes(from previous: CellGrid?, theme: Theme) -> [UInt8] {
    guard previous != self else { return [] }
    let known = previous.flatMap { $0.size == size ? $0 : nil }
    var writer = CellWriter(theme: theme)
    writer.command("?2026h")
    if known == nil {
      writer.command("?25l")
      writer.command("0m")
      writer.command("2J")
    }
    if isRightToLeft != known?.isRightToLeft ?? false {
      // The terminal must not reorder text that is already in the order of its cells:
      // https://terminal-wg.pages.freedesktop.org/bidi/recommendation/escape-sequences.html
      writer.command(isRightToLeft ? "8l" : "8h")
    }
    // Cleared cells have the terminal's own background.
    let base = known ?? (theme.hasOwnSurface ? nil : CellGrid(size: size))
    let isCursorShown = known?.cursor != nil
    for row in 0..<size.rows { writer.write(row: row, of: self, over: base) }
    writer.resetStyle()
    if let cursor {
      writer.move(to: cursor.column, cursor.row)
      if !isCursorShown { writer.command("?25h") }
    } else if isCursorShown {
      writer.command("?25l")
    }
    writer.command("?2026l")
    return writer.bytes
  }
}

/// A writer of cells as escape sequences.
///
/// The writer tracks the position of the cursor and the selected style.
private struct CellWriter {
  let theme: Theme
  private(set) var bytes: [UInt8] = []
  private var style: CellStyle?
  /// The parameters of the styles so far.
  private var known: [CellStyle: String] = [:]
  private var parameters = "0"
  private var column: Int?
  private var row = -1

  init(theme: Theme) { self.theme = theme }

  mutating func command(_ command: String) {
    bytes += [0x1B, 0x5B]
    bytes += Array(command.utf8)
  }

  mutating func move(to column: Int, _ row: Int) {
    guard column != self.column || row != self.row else { return }
    command(row == self.row ? "\(column + 1)G" : "\(row + 1);\(column + 1)H")
    self.column = column
    self.row = row
  }

  mutating func resetStyle() {
    guard parameters != "0" else { return }
    parameters = "0"
    command("0m")
  }

  mutating func write(row: Int, of grid: CellGrid, over base: CellGrid?) {
    let start = row * grid.size.columns
    for column in 0..<grid.size.columns where grid.cells[start + column].width > 0 {
      if let base, grid.shows(at: start + column, sameAs: base) { continue }
      move(to: column, row)
      write(start + column, of: grid)
    }
  }

  private mutating func write(_ place: Int, of grid: CellGrid) {
    let cell = grid.cells[place]
    select(cell.style)
    if cell.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: cell.code))
    } else {
      bytes.append(contentsOf: grid.character(at: place).utf8)
    }
    // Terminals disagree on the width of clusters, so the writer does not rely on it.
    column = cell.isCluster ? nil : column.map { $0 + cell.width }
  }

  private mutating func select(_ style: CellStyle) {
    guard style != self.style else { return }
    self.style = style
    let parameters = known[style] ?? theme.parameters(for: style)
    known[style] = parameters
    guard parameters != self.parameters else { return }
    self.parameters = parameters
    command(parameters + "m")
  }
}
