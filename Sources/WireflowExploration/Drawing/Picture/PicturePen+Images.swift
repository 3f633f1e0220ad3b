import Wireflow
import WireflowInteraction

extension PicturePen {
  /// Draws an image, with the pixels from the app or as a plain card, and returns the height that it
  /// takes.
  mutating func drawImage(
    _ element: StagePicture.Element, in box: MapBox, isPlayer: Bool
  ) -> Double {
    if let pixels = element.pixels, pixels.width > 0, pixels.height > 0 {
      let width = 224 * Double(pixels.width) / Double(pixels.height)
      draw(pixels, in: MapBox(box.middle.x - width / 2, box.y + 12, width, 224))
      return 252
    }
    let width = isPlayer ? min(box.width * 0.58, 250) : 168
    let frame = MapBox(box.middle.x - width / 2, box.y + 12, width, width * 4 / 3)
    fill(frame, radius: 14, .tint)
    fill(frame.inset(width * 0.36, width * 0.52), radius: 8, .accent)
    return frame.height + 28
  }

  /// Draws pixels as one path for each colour, because not every viewer shows images in a drawing.
  private mutating func draw(_ image: ScreenContent.PixelImage, in frame: MapBox) {
    guard frame.y >= clip.y - 0.5, frame.bottom <= clip.bottom + 0.5 else {
      fill(frame, radius: 14, .tint)
      return
    }
    let columns = min(image.width, 40)
    let rows = min(image.height, 56)
    var runs: [UInt32: [(row: Int, columns: Range<Int>)]] = [:]
    for row in 0..<rows {
      var start = 0
      var color = Self.color(of: image, 0, row, columns, rows)
      for column in 1...columns {
        let next =
          column < columns ? Self.color(of: image, column, row, columns, rows) : UInt32.max
        guard next != color else { continue }
        runs[color, default: []].append((row, start..<column))
        (start, color) = (column, next)
      }
    }
    let (width, height) = (frame.width / Double(columns), frame.height / Double(rows))
    for (color, runs) in runs.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      var steps: [MapShape.Step] = []
      for run in runs {
        let left = frame.x + Double(run.columns.lowerBound) * width
        let right = frame.x + Double(run.columns.upperBound) * width
        let (top, bottom) = (
          frame.y + Double(run.row) * height, frame.y + Double(run.row + 1) * height + 0.3
        )
        steps += [
          .move(MapPoint(left, top)), .line(MapPoint(right + 0.3, top)),
          .line(MapPoint(right + 0.3, bottom)), .line(MapPoint(left, bottom)), .close,
        ]
      }
      add(.path(steps, fill: .own(color), stroke: nil))
    }
  }

  /// Returns the colour of a cell from a small choice, so that equal neighbours join.
  private static func color(
    of image: ScreenContent.PixelImage, _ column: Int, _ row: Int, _ columns: Int, _ rows: Int
  ) -> UInt32 {
    let (x, y) = (
      (column * 2 + 1) * image.width / (columns * 2), (row * 2 + 1) * image.height / (rows * 2)
    )
    let place = (y * image.width + x) * 4
    guard place + 2 < image.bytes.count else { return 0 }
    let parts = (0..<3).map { UInt32(min(255, (Int(image.bytes[place + $0]) + 8) / 17 * 17)) }
    return parts[0] << 16 | parts[1] << 8 | parts[2]
  }
}
