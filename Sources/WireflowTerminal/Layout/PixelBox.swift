import Wireflow

/// A picture of pixels as cells, each of which shows two pixels one above the other.
struct PixelBox {
  /// The maximum number of rows of cells, so that the elements around the picture stay visible.
  private static let mostRows = 12

  let columns: Int
  let rows: Int
  private let image: ScreenContent.PixelImage
  /// The number of visible pixels in a column.
  private let height: Int

  /// Creates a box for a picture, scaled down to fit, or returns nil if the picture is empty.
  init?(_ image: ScreenContent.PixelImage?, columns: Int) {
    guard let image, image.width > 0, image.height > 0, columns > 0 else { return nil }
    self.image = image
    // The scale is the same in both directions.
    var height = min(image.height, 2 * Self.mostRows)
    if image.width * height > columns * image.height {
      height = columns * image.height / image.width
    }
    height = max(1, height)
    rows = (height + 1) / 2
    self.columns = max(1, min(columns, image.width * height / image.height))
    self.height = height
  }

  /// Returns the character of a cell and its colours.
  func cell(column: Int, row: Int) -> (Character, CellTint) {
    let (upper, lower) = (pixel(column, 2 * row), pixel(column, 2 * row + 1))
    if upper > 0 { return ("▀", CellTint(text: upper, ground: lower)) }
    return lower > 0 ? ("▄", CellTint(text: lower)) : (" ", CellTint())
  }

  /// Returns the colour of a pixel, or 0 if it is transparent.
  private func pixel(_ column: Int, _ row: Int) -> UInt32 {
    guard row < height else { return 0 }
    let (x, y) = (column * image.width / columns, row * image.height / height)
    let bytes = image.bytes[(4 * (y * image.width + x))...].prefix(4)
    guard let alpha = bytes.last, alpha >= 128 else { return 0 }
    return bytes.dropLast().reduce(1) { $0 << 8 | UInt32($1) }
  }
}

extension Painter {
  /// Draws a picture of pixels.
  mutating func paint(_ box: PixelBox, column: Int, row: Int, in clip: CellRectangle) {
    for line in 0..<box.rows {
      for place in 0..<box.columns {
        let (character, tint) = box.cell(column: place, row: line)
        var style = CellStyle.plain
        style.tint = tint
        // A picture looks the same in all languages.
        let place = words.isRightToLeft ? box.columns - 1 - place : place
        let cell = PrintableText([Glyph(character, width: 1)])
        write(cell, column + place, row + line, in: clip, style)
      }
    }
  }
}
