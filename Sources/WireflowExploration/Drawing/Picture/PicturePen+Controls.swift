import Wireflow
import WireflowInteraction

/// The controls of a minimized player, at the bottom of the columns or the sidebar.
extension PicturePen {
  private typealias Control = (element: StagePicture.Element, width: Double, height: Double)

  /// Draws the controls, and returns the height that they take from the columns.
  mutating func drawControls(_ page: StagePicture.Page, at room: MapBox) -> Double {
    let inner = room.width - 16 - 20 - 40 - 4 - 9
    let rows = Self.rows(of: page.elements, width: inner)
    let content = 19.6 + rows.reduce(0) { $0 + 4 + ($1.map(\.height).max() ?? 0) }
    let height = max(40, content) + 16
    let box = MapBox(room.x + 8, room.bottom - 8 - height, room.width - 16, height)
    fill(box, radius: 18, .card, stroke: .hair)
    let button = MapBox(box.x + 12, box.middle.y - 20, 40, 40)
    fill(button, radius: 11, .accent)
    for (place, half) in [3.0, 7, 11, 7, 3].enumerated() {
      let x = button.x + 12 + Double(place) * 4
      stroke(
        [MapPoint(x, button.middle.y - half), MapPoint(x, button.middle.y + half)], .onAccent,
        width: 1.8)
    }
    addPart(.maximize, page.id, "Maximize player", button)
    let x = button.right + 13
    var y = box.y + 8
    write(
      TextMeasure.cut(page.title, 14, .semibold, width: inner), at: x, middle: y + 9.8, 14, .words,
      weight: .semibold)
    addPart(.title, page.id, page.title, MapBox(x, y, inner, 19.6))
    y += 23.6
    for row in rows {
      let tallest = row.map(\.height).max() ?? 0
      draw(row, on: page, from: x, MapBox(x, y, inner, tallest))
      y += tallest + 4
    }
    return height + 8
  }

  /// Breaks the elements into rows, as a flexible box in a browser does.
  private static func rows(of elements: [StagePicture.Element], width: Double) -> [[Control]] {
    var rows: [[Control]] = []
    var used = Double.infinity
    for element in elements {
      let item: Control
      switch element.kind {
      case .text(let text):
        let lines = TextMeasure.lines(text, 14, .semibold, width: max(100, width))
        item = (element, 100, Double(lines.count) * 18.9)
      case .button(let title, _):
        item = (element, TextMeasure.width(title, 14, .semibold) + 26, 36)
      case .progress: item = (element, 150, 25.8)
      case .row, .field, .toggle: item = (element, 120, 40)
      case .image, .refresh, .choice: continue
      }
      if used + 8 + item.width > width {
        rows.append([])
        used = item.width
      } else {
        used += 8 + item.width
      }
      rows[rows.count - 1].append(item)
    }
    return rows.map { wrapped($0, width: width) }
  }

  /// Gives progress that is too narrow for its label a second line.
  private static func wrapped(_ row: [Control], width: Double) -> [Control] {
    let spare = width - row.reduce(-8) { $0 + $1.width + 8 }
    let flexible = Double(max(1, row.filter { !$0.element.isButton }.count))
    return row.map { item in
      guard case .progress(let label, let fraction) = item.element.kind else { return item }
      let part = fraction == nil ? 0 : TextMeasure.width("00 %", 12) + 12
      guard TextMeasure.width(label, 12) + part > item.width + spare / flexible - 6 else {
        return item
      }
      var item = item
      item.height += 16.8
      return item
    }
  }

  private mutating func draw(
    _ row: [Control], on page: StagePicture.Page, from start: Double, _ box: MapBox
  ) {
    var x = start
    let spare = box.width - row.reduce(-8) { $0 + $1.width + 8 }
    let flexible = row.filter { !$0.element.isButton }.count
    for item in row {
      let width = item.element.isButton ? item.width : item.width + spare / Double(max(1, flexible))
      let frame = MapBox(x, box.middle.y - item.height / 2, width, item.height)
      switch item.element.kind {
      case .button(let title, let role):
        fill(frame, radius: 12, role == .primary ? .accent : role == .cancel ? .fill : .tint)
        write(
          title, at: frame.middle.x, middle: frame.middle.y, 14,
          role == .primary ? .onAccent : role == .cancel ? .words : .accent, weight: .semibold,
          isCentred: true)
      case .progress(let label, let fraction):
        write(
          TextMeasure.cut(label, 12, width: width - 6), at: frame.x, middle: frame.y + 8.4, 12,
          .secondary)
        fill(MapBox(frame.x, frame.bottom - 6, width - 6, 6), radius: 3, .fill)
        fill(
          MapBox(frame.x, frame.bottom - 6, (width - 6) * min(1, max(0, fraction ?? 0)), 6),
          radius: 3,
          .accent)
      case .text(let text):
        write(
          TextMeasure.cut(text, 14, .semibold, width: width), at: frame.x, middle: frame.middle.y,
          14,
          .words, weight: .semibold)
      case .row, .field, .toggle, .image, .refresh, .choice:
        write(item.element.name, at: frame.x + 10, middle: frame.middle.y, 14, .words)
      }
      addPart(.element(item.element.id), page.id, item.element.name, frame)
      x += width + 8
    }
  }
}
