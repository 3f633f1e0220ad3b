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
