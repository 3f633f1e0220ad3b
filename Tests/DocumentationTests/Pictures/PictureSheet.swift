import WireflowInteraction
import WireflowTerminal

@testable import WireflowExploration

/// A sheet of paper for the parts of a picture, which become one SVG file.
struct PictureSheet {
  private let theme: MapTheme
  private var parts: [String] = []
  private var width = 0.0
  private var height = 0.0

  init(_ theme: MapTheme) { self.theme = theme }

  /// Places shapes on the sheet.
  /// - Parameters:
  ///   - shapes: the shapes, in points of their own.
  ///   - box: the part of their plane to show.
  ///   - origin: its place on the sheet.
  mutating func place(_ shapes: [MapShape], from box: MapBox, at origin: MapPoint) {
    let visible = shapes.filter { shape in
      if case .begin = shape { return false }
      if case .end = shape { return false }
      return true
    }
    parts.append(
      """
      <svg x="\(origin.x.text)" y="\(origin.y.text)" width="\(box.width.text)" \
      height="\(box.height.text)" \
      viewBox="\(box.x.text) \(box.y.text) \(box.width.text) \(box.height.text)" \
      font-family="\(MapDrawing.fonts)" text-rendering="geometricPrecision">
      \(visible.svg(MapPalette(theme)))</svg>

      """)
    grow(to: origin, box.width, box.height)
  }

  /// Places the device that shows a picture, or its upper part, and returns its size.
  @discardableResult
  mutating func place(
    _ picture: StagePicture, at origin: MapPoint, height: Double = .infinity
  ) -> MapPoint {
    let layout = PictureLayout(picture)
    let size = layout.device.size
    let box = MapBox(-2, -2, size.width + 4, min(height, size.height + 4))
    place(PictureOverlays(picture, layout).shapes, from: box, at: origin)
    return MapPoint(box.width, box.height)
  }

  /// Places rows of a terminal on the sheet, without those above and below.
  mutating func place(_ grid: CellGrid, rows: Range<Int>, at origin: MapPoint) {
    let box = Self.box(of: grid, rows: rows)
    let size = Self.box(of: grid, rows: 0..<grid.size.rows)
    let whole = "width=\"\(size.width.text)\" height=\"\(size.height.text)\""
    let part = """
      x="\(origin.x.text)" y="\(origin.y.text)" width="\(box.width.text)" \
      height="\(box.height.text)"
      """
    let view = "viewBox=\"0 \(box.y.text) \(box.width.text) \(box.height.text)\""
    // A rule for all texts would also be one for the texts of the other parts. A reduced picture has
    // seams between cells unless their edges are those of pixels.
    parts.append(
      grid.svg(theme: theme.inTerminal)
        .replacing(
          "\(whole) viewBox=\"0 0 \(size.width.text) \(size.height.text)\"",
          with: "class=\"terminal\" \(part) \(view)"
        )
        .replacing(
          "\ntext {",
          with: "\n.terminal rect:not([rx]) { shape-rendering: crispEdges }\n.terminal text {"))
    let frame = MapBox(origin.x, origin.y, box.width, box.height).inset(0.5, 0.5)
    parts.append([.rect(frame, radius: 8, fill: nil, stroke: .hair)].svg(MapPalette(theme)))
    grow(to: origin, box.width, box.height)
  }

  /// Returns the frame of a terminal's rows, in the points of its picture.
  static func box(of grid: CellGrid, rows: Range<Int>) -> MapBox {
    let (row, margin) = (19.0, 10.0)
    let isWhole = rows == 0..<grid.size.rows
    let top = isWhole ? 0 : margin + Double(rows.lowerBound) * row - 5
    let height = Double(rows.count) * row + (isWhole ? 2 * margin : margin)
    return MapBox(0, top, Double(grid.size.columns) * 9 + 2 * margin, height)
  }

  private mutating func grow(to origin: MapPoint, _ width: Double, _ height: Double) {
    self.width = max(self.width, origin.x + width)
    self.height = max(self.height, origin.y + height)
  }

  /// Returns the sheet as a file, in a part of its size.
  func svg(scale: Double) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.text) \(height.text)" \
    width="\((width * scale).text)" height="\((height * scale).text)">
    \(parts.joined())</svg>

    """
  }
}
