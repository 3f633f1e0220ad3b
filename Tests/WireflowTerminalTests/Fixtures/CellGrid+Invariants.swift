import WireflowTerminal

extension CellGrid {
  /// The mistakes in it, whatever it shows; nil for a grid that any terminal can show.
  func fault(size: TerminalSize) -> String? {
    guard self.size == size else { return "the size is \(self.size)" }
    for row in 0..<self.size.rows {
      let cells = self[row: row]
      let width = cells.reduce(0) { $0 + $1.width }
      guard width == self.size.columns else { return "row \(row) has \(width) columns" }
      var covered = 0
      for cell in cells {
        if cell.width == 0 {
          guard covered > 0 else { return "row \(row) has half a character" }
          covered -= 1
        } else {
          guard covered == 0 else { return "row \(row) has half a character" }
          covered = cell.width - 1
        }
        if let scalar = cell.character.unicodeScalars.first(where: \.isDangerous) {
          return "row \(row) has U+\(String(scalar.value, radix: 16))"
        }
      }
      let text = String(cells.filter { $0.width > 0 }.map(\.character))
      guard text.count == cells.filter({ $0.width > 0 }).count else {
        return "characters of row \(row) join each other: \(text)"
      }
    }
    if let cursor,
      !(0..<size.columns).contains(cursor.column) || !(0..<size.rows).contains(cursor.row)
    {
      return "the cursor is at \(cursor)"
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether it controls a terminal, or turns the direction of the texts around it.
  fileprivate var isDangerous: Bool {
    value < 0x20 || (0x7F..<0xA0).contains(value) || (0x200E...0x200F).contains(value)
      || (0x2028...0x202E).contains(value) || (0x2066...0x2069).contains(value)
      || value == 0x61C || value == 0xFEFF
  }
}
