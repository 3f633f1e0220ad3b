import Wireflow
import WireflowInteraction

/// An entry of a group: a row, a field or a switch.
struct PictureGroup {
  var pen: PicturePen
  private(set) var box: MapBox

  init(pen: PicturePen, box: MapBox) {
    (self.pen, self.box) = (pen, box)
  }

  mutating func draw(_ element: StagePicture.Element, isFirst: Bool, isLast: Bool) {
    switch element.kind {
    case .row(let title, let subtitle, let leads):
      drawRow(title, subtitle, leads: leads, isFirst: isFirst, isLast: isLast)
    case .field(let field):
      drawGround(isFirst: isFirst, isLast: isLast)
      pen.write(field.label, at: box.x + 16, middle: box.middle.y, 16, .words)
      let label = max(96, TextMeasure.width(field.label, 16))
      let text = field.isSecure ? String(repeating: "•", count: field.length) : field.text
      let isEmpty = text.isEmpty
      let room = box.width - 44 - label
      pen.write(
        TextMeasure.cut(isEmpty ? field.prompt ?? "" : text, 16, width: room),
        at: box.x + 28 + label, middle: box.middle.y, 16, isEmpty ? .faint : .words)
    case .toggle(let label, let isOn):
      drawGround(isFirst: isFirst, isLast: isLast)
      pen.write(label, at: box.x + 16, middle: box.middle.y, 16, .words)
      let knob = MapBox(box.right - 67, box.middle.y - 15.5, 51, 31)
      pen.fill(knob, radius: 15.5, isOn ? .accent : .fill, stroke: isOn ? nil : .edge, width: 2)
      pen.dot(
        MapPoint(isOn ? knob.right - 15.5 : knob.x + 15.5, knob.middle.y), radius: 13.5, .knob)
    case .text, .image, .button, .refresh, .choice, .progress: break
    }
  }

  private mutating func drawRow(
    _ title: String, _ subtitle: String?, leads: Bool, isFirst: Bool, isLast: Bool
  ) {
    let room = box.width - 32 - (leads ? 29 : 0)
    let titles = TextMeasure.lines(title, 16, .semibold, width: room)
    let rest = subtitle.map { TextMeasure.lines($0, 14, width: room) } ?? []
    let words = Double(titles.count) * 22.4 + Double(rest.count) * 19.6
    box.height = max(52, 18 + words)
    drawGround(isFirst: isFirst, isLast: isLast)
    var y = box.middle.y - words / 2
    for line in titles {
      pen.write(line, at: box.x + 16, middle: y + 11.2, 16, .words, weight: .regular)
      y += 22.4
    }
    for line in rest {
      pen.write(line, at: box.x + 16, middle: y + 9.8, 14, .secondary)
      y += 19.6
    }
    if leads {
      pen.chevron(MapPoint(box.right - 24.5, box.middle.y), size: 10, toLeft: false, .faint)
    }
  }

  /// Draws the card below an entry, with round corners where the group begins and ends.
  private mutating func drawGround(isFirst: Bool, isLast: Bool) {
    pen.fill(box, radius: isFirst || isLast ? 15 : 0, .card)
    let (half, left) = (box.height / 2, box)
    if isFirst, !isLast { pen.fill(MapBox(left.x, left.y + half, left.width, half), .card) }
    if isLast, !isFirst { pen.fill(MapBox(left.x, left.y, left.width, half), .card) }
    if !isFirst { pen.fill(MapBox(box.x + 16, box.y, box.width - 16, 1), .hair) }
  }
}
