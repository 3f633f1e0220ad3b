import Wireflow
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

/// The shapes of a picture with the parts that a map draws elsewhere: the open drawer and the alert.
///
/// The measures are those of the browser's page.
struct PictureOverlays {
  private var pen: PicturePen
  private let screen: MapBox
  let base: [MapShape]

  var shapes: [MapShape] { base + pen.shapes }

  init(_ picture: StagePicture, _ layout: PictureLayout) {
    base = layout.shapes
    let (width, height) = layout.device.size
    screen =
      layout.device == .phone
      ? MapBox(11, 61, 371, 604) : MapBox(16, 42, width - 32, height - 76)
    pen = PicturePen(clip: screen)
    if picture.base.isDrawerOpen { drawDrawer(picture.base.rootItems) }
    if let alert = picture.alert { draw(alert) }
  }

  private mutating func drawDrawer(_ roots: [StagePicture.RootItem]) {
    pen.add(.scrim(screen, radius: 0, opacity: 0.32))
    let drawer = MapBox(screen.x, screen.y, min(300, screen.width * 0.82), screen.height)
    pen.fill(drawer, .panel)
    var y = drawer.y + 22
    for root in roots {
      let entry = MapBox(drawer.x + 12, y, drawer.width - 24, 49)
      if root.isSelected { pen.fill(entry, radius: 12, .tint) }
      pen.drawSign(of: root, at: MapPoint(entry.x + 23, entry.middle.y), size: 22, .accent)
      pen.write(
        root.title, at: entry.x + 47, middle: entry.middle.y, 15,
        root.isSelected ? .accent : .words)
      y += 49
    }
  }

  private mutating func draw(_ alert: StagePicture.Alert) {
    pen.add(.scrim(screen, radius: 0, opacity: 0.32))
    let content = alert.content
    let isSheet = content.style == .actionSheet
    let width = isSheet ? min(520, screen.width - 20) : min(300, screen.width * 0.84)
    let title = TextMeasure.lines(content.title, 18, .semibold, width: width - 36)
    let message =
      content.message.isEmpty
      ? [] : TextMeasure.lines(content.message, 15, width: width - 36)
    let isPair = content.actions.count == 2 && !isSheet
    let rows = Double(isPair ? 1 : content.actions.count)
    let words = Double(title.count) * 27 + (message.isEmpty ? 0 : 7 + Double(message.count) * 22.5)
    let height = 24 + words + 20 + rows * 46 + (rows - 1) * 9 + 18
    let box = MapBox(
      screen.middle.x - width / 2,
      isSheet ? screen.bottom - height - 10 : screen.middle.y - height / 2, width, height)
    pen.fill(box, radius: 24, .card)
    var y = box.y + 24
    for line in title {
      pen.write(
        line, at: box.middle.x, middle: y + 13.5, 18, .words, weight: .semibold, isCentred: true)
      y += 27
    }
    if !message.isEmpty { y += 7 }
    for line in message {
      pen.write(line, at: box.middle.x, middle: y + 11.25, 15, .secondary, isCentred: true)
      y += 22.5
    }
    draw(content.actions, in: MapBox(box.x + 18, y + 20, width - 36, 46), isPair: isPair)
  }

  private mutating func draw(
    _ answers: [AlertContent.Action], in first: MapBox, isPair: Bool
  ) {
    var box = first
    if isPair { box.width = (first.width - 9) / 2 }
    for answer in answers {
      let (ground, ink): (MapInk, MapInk) =
        switch answer.role {
        case .plain: (.tint, .accent)
        case .destructive: (.dangerTint, .danger)
        case .cancel: (.fill, .words)
        }
      pen.fill(box, radius: 14, ground)
      pen.write(
        answer.title, at: box.middle.x, middle: box.middle.y, 16, ink, weight: .semibold,
        isCentred: true)
      if isPair { box.x += box.width + 9 } else { box.y += 55 }
    }
  }
}
