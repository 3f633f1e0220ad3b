import Wireflow
import WireflowInteraction

extension PicturePen {
  /// Draws the sign of a root item in a square around a point.
  mutating func drawSign(
    of root: StagePicture.RootItem, at middle: MapPoint, size: Double, _ ink: MapInk
  ) {
    let unit = size / 24
    for line in root.findingLines ?? root.lines {
      let points = line.map {
        MapPoint(middle.x + ($0.0 - 12) * unit, middle.y + ($0.1 - 12) * unit)
      }
      stroke(points, ink, width: 1.9 * unit)
    }
  }
}

/// The signs, chosen by the name of the item's image.
extension StagePicture.RootItem {
  private func has(_ words: String...) -> Bool {
    let name = (imageName ?? title).lowercased()
    return words.contains { name.contains($0) }
  }

  /// The strokes of the sign for a way to find something, if it is one.
  fileprivate var findingLines: [[(Double, Double)]]? {
    if has("search") {
      let glass = Self.circle.map { (($0.0 - 12) * 0.72 + 10.5, ($0.1 - 12) * 0.72 + 10.5) }
      return [glass, [(15.5, 15.5), (20, 20)]]
    }
    if has("discover", "explor", "compass") {
      return [Self.circle, [(15.5, 8.5), (13.5, 13.5), (8.5, 15.5), (10.5, 10.5), (15.5, 8.5)]]
    }
    if has("history", "recent", "clock") {
      return [Self.circle, [(12, 7), (12, 12), (15.5, 14)]]
    }
    if has("places", "nearby", "location") {
      return [
        [
          (12, 21), (7, 14.5), (5.5, 9.5), (7.5, 5), (12, 3), (16.5, 5), (18.5, 9.5), (17, 14.5),
          (12, 21),
        ],
        [(12, 7), (14.5, 9.5), (12, 12), (9.5, 9.5), (12, 7)],
      ]
    }
    return nil
  }

  /// The strokes of the sign, in a square of 24 points.
  fileprivate var lines: [[(Double, Double)]] {
    if has("wish", "bookmark", "saved", "watchlist") {
      return [[(7, 4), (17, 4), (17, 20), (12, 16), (7, 20), (7, 4)]]
    }
    if has("book", "shelf", "library", "catalog") {
      return [
        [(12, 6), (8, 4.6), (4, 5.5), (4, 18.5), (8, 17.7), (12, 19), (16, 17.7), (20, 18.5)],
        [(20, 18.5), (20, 5.5), (16, 4.6), (12, 6), (12, 19)],
      ]
    }
    if has("profile", "person", "account", "user") {
      return [
        [(12, 4), (15, 5.2), (16, 8), (15, 10.8), (12, 12), (9, 10.8), (8, 8), (9, 5.2), (12, 4)],
        [(4.5, 20), (7, 16), (12, 14.5), (17, 16), (19.5, 20)],
      ]
    }
    if has("film", "movie", "cinema", "video") {
      return [
        [(4, 5), (20, 5), (20, 19), (4, 19), (4, 5)], [(8, 5), (8, 19)], [(16, 5), (16, 19)],
      ]
    }
    if has("watched", "seen", "eye") {
      return [
        [
          (2.5, 12), (7, 7), (12, 5.5), (17, 7), (21.5, 12), (17, 17), (12, 18.5), (7, 17),
          (2.5, 12),
        ],
        [(12, 9.2), (14.8, 12), (12, 14.8), (9.2, 12), (12, 9.2)],
      ]
    }
    if has("calendar", "appointment", "date") {
      return [[(4, 6), (20, 6), (20, 20), (4, 20), (4, 6)], [(4, 10.5), (20, 10.5)]]
    }
    if has("setting", "gear", "option", "preference") {
      return [[(4, 8), (20, 8)], [(4, 16), (20, 16)], [(9, 5), (9, 11)], [(15, 13), (15, 19)]]
    }
    return [[(6, 6), (18, 6), (18, 18), (6, 18), (6, 6)]]
  }

  private static let circle: [(Double, Double)] = [
    (12, 3), (16.5, 4.2), (19.8, 7.5), (21, 12), (19.8, 16.5), (16.5, 19.8), (12, 21), (7.5, 19.8),
    (4.2, 16.5), (3, 12), (4.2, 7.5), (7.5, 4.2), (12, 3),
  ]
}
