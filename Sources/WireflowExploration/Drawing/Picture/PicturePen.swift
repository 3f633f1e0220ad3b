import Wireflow
import WireflowInteraction

/// A pen that draws the picture of a stage, and records the position of each part.
struct PicturePen {
  private(set) var shapes: [MapShape] = []
  private(set) var parts: [PicturePart] = []
  /// The box that clips the drawing.
  var clip: MapBox

  mutating func addPart(
    _ kind: PicturePart.Kind, _ page: StagePicture.ID?, _ text: String, _ box: MapBox
  ) {
    parts.append(
      PicturePart(
        kind: kind, page: page, text: text, box: box, isSeen: clip.contains(box.middle)))
  }

  /// Draws the visible part of a rectangle.
  mutating func fill(
    _ box: MapBox, radius: Double = 0, _ ink: MapInk?, stroke: MapInk? = nil, width: Double = 1
  ) {
    guard let seen = box.clipped(to: clip) else { return }
    let isWhole = seen == box
    shapes.append(
      .rect(
        seen, radius: isWhole ? radius : min(radius, seen.height / 2), fill: ink, stroke: stroke,
        width: width))
  }

  /// Draws a line of text around a given height, if it is visible.
  mutating func write(
    _ text: String, at x: Double, middle: Double, _ size: Double, _ ink: MapInk,
    weight: MapShape.Weight = .regular, isCentred: Bool = false
  ) {
    let baseline = middle + size * 0.364
    guard !text.isEmpty, middle - size * 0.6 >= clip.y, baseline + size * 0.25 <= clip.bottom else {
      return
    }
    shapes.append(.text(text, at: MapPoint(x, baseline), size, ink, weight, isCentred: isCentred))
  }

  /// Draws a line through points, if all of them are visible.
  mutating func stroke(_ points: [MapPoint], _ ink: MapInk, width: Double) {
    guard let first = points.first, points.allSatisfy(clip.contains) else { return }
    let steps = [MapShape.Step.move(first)] + points.dropFirst().map { .line($0) }
    shapes.append(.path(steps, fill: nil, stroke: ink, width: width))
  }

  mutating func dot(_ middle: MapPoint, radius: Double, _ ink: MapInk) {
    guard clip.contains(MapPoint(middle.x, middle.y - radius)),
      clip.contains(MapPoint(middle.x, middle.y + radius))
    else { return }
    shapes.append(.circle(middle, radius: radius, fill: ink))
  }

  mutating func add(_ shape: MapShape) { shapes.append(shape) }

  /// Draws the sign of a row that leads on, or of a way back, to the left or the right.
  mutating func chevron(_ middle: MapPoint, size: Double, toLeft: Bool, _ ink: MapInk) {
    let (half, side) = (size / 2, toLeft ? -size / 4 : size / 4)
    stroke(
      [
        MapPoint(middle.x - side, middle.y - half), MapPoint(middle.x + side, middle.y),
        MapPoint(middle.x - side, middle.y + half),
      ], ink, width: 1.8)
  }
}
