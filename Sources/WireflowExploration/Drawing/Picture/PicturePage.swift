import Wireflow
import WireflowInteraction

/// A page of a picture: its bar and its elements.
struct PicturePage {
  var pen: PicturePen
  let page: StagePicture.Page
  let box: MapBox
  var isModal = false
  var isPlayer = false
  var hasDrawer = false

  private struct BarButton {
    let kind: PicturePart.Kind
    let text: String
    var hasIcon = false
    var weight = MapShape.Weight.regular
    var isDisabled = false

    /// The width of the button, with its own padding.
    var width: Double {
      16 + (hasIcon ? 22 : 0) + (hasIcon && !text.isEmpty ? 3 : 0)
        + TextMeasure.width(text, 16, weight)
    }
  }

  mutating func draw() {
    let top = drawBar()
    guard !page.isCovered else { return }
    let width = min(680, box.width - 36)
    var elements = PictureElements(
      pen: pen, page: page.id, x: box.middle.x - width / 2, width: width, y: top + 10)
    elements.isPlayer = isPlayer
    elements.draw(page.elements.filter { $0.barEdge == nil })
    pen = elements.pen
  }

  private var buttons: (leading: [BarButton], trailing: [BarButton]) {
    var (leading, trailing): ([BarButton], [BarButton]) = ([], [])
    if isPlayer || page.isMinimizable {
      leading.append(BarButton(kind: .minimize, text: "", hasIcon: true))
    }
    if let title = page.backTitle {
      leading.append(BarButton(kind: .back, text: title, hasIcon: true))
    } else if hasDrawer {
      leading.append(BarButton(kind: .root, text: "", hasIcon: true))
    }
    for element in page.elements {
      guard let edge = element.barEdge else { continue }
      let button = BarButton(
        kind: .element(element.id), text: element.name, isDisabled: element.isDisabled)
      if edge == .leading { leading.append(button) } else { trailing.append(button) }
    }
    if let title = page.dismissTitle {
      trailing.append(BarButton(kind: .dismiss, text: title, weight: .semibold))
    }
    return (leading, trailing)
  }

  /// Draws the bar, and returns the height at which it ends.
  private mutating func drawBar() -> Double {
    let (leading, trailing) = buttons
    let isLarge = page.backTitle == nil && !isPlayer && !isModal
    let left = min(leading.reduce(0) { $0 + $1.width }, isLarge ? .infinity : box.width * 0.48)
    let right = min(trailing.reduce(0) { $0 + $1.width }, isLarge ? .infinity : box.width * 0.36)
    if isLarge { return drawLargeBar(leading, left, trailing, right) }
    let (middle, inner) = (box.y + 25, box.inset(10, 0))
    draw(leading, from: inner.x, width: left, middle)
    draw(trailing, from: inner.right - right, width: right, middle)
    let free = inner.width - 16
    let room = max(20, free - left - right)
    let title = TextMeasure.cut(page.title, 17, .semibold, width: room)
    // A title that is cut fills the room, and begins where the room begins.
    let isWhole = title == page.title
    let width = isWhole ? TextMeasure.width(title, 17, .semibold) : room
    let side = (free - width) / 2
    // The title is in the middle unless the buttons leave too little room.
    let start = left > side ? left : right > side ? free - width - right : side
    let x = inner.x + start + 8
    pen.write(
      title, at: isWhole ? x + width / 2 : x, middle: middle, 17, .words, weight: .semibold,
      isCentred: isWhole)
    pen.addPart(.title, page.id, page.title, MapBox(x, middle - 11.9, width, 23.8))
    return box.y + 50
  }

  private mutating func drawLargeBar(
    _ leading: [BarButton], _ left: Double, _ trailing: [BarButton], _ right: Double
  ) -> Double {
    let inner = box.inset(12, 0)
    let width = inner.width - left - right - 24
    let lines = TextMeasure.lines(page.title, 31, .bold, width: width, spacing: -0.025)
    let tallest = max(Double(lines.count) * 35.65, leading.isEmpty && trailing.isEmpty ? 0 : 38)
    let middle = box.y + 14 + tallest / 2
    draw(leading, from: inner.x, width: left, middle)
    draw(trailing, from: inner.right - right, width: right, middle)
    let x = inner.x + left + 16
    let top = middle - Double(lines.count) * 35.65 / 2
    for (number, line) in lines.enumerated() {
      pen.write(
        line, at: x, middle: top + (Double(number) + 0.5) * 35.65, 30, .words, weight: .bold)
    }
    pen.addPart(
      .title, page.id, page.title, MapBox(x - 8, top, width + 8, Double(lines.count) * 35.65))
    return box.y + max(50, 18 + tallest)
  }

  private mutating func draw(
    _ buttons: [BarButton], from start: Double, width: Double, _ middle: Double
  ) {
    // Icons keep their widths, and texts share the room that is left.
    let wanted = buttons.reduce(0) { $0 + $1.width }
    let elastic = buttons.reduce(0) { $0 + ($1.text.isEmpty ? 0 : $1.width) }
    let share = 1 - max(0, wanted - width) / max(elastic, 1)
    var x = start
    for button in buttons {
      let own = button.text.isEmpty ? button.width : button.width * share
      let frame = MapBox(x, middle - 19, own, 38)
      var textX = x + 8
      if button.hasIcon {
        drawIcon(of: button, at: MapPoint(textX + 11, middle))
        textX += 25
      }
      let room = frame.right - 7 - textX
      let text =
        button.text.isEmpty ? "" : TextMeasure.cut(button.text, 16, button.weight, width: room)
      pen.write(
        text, at: textX, middle: middle, 16, button.isDisabled ? .faint : .accent,
        weight: button.weight)
      if button.kind != .root { pen.addPart(button.kind, page.id, button.text, frame) }
      x += own
    }
  }

  private mutating func drawIcon(of button: BarButton, at middle: MapPoint) {
    if button.kind == .back {
      pen.chevron(middle, size: 13, toLeft: true, .accent)
    } else if button.kind == .minimize {
      pen.stroke(
        [
          MapPoint(middle.x - 6.5, middle.y - 3), MapPoint(middle.x, middle.y + 3.5),
          MapPoint(middle.x + 6.5, middle.y - 3),
        ], .accent, width: 1.8)
    } else {
      for line in [-5.0, 0, 5] {
        pen.stroke(
          [MapPoint(middle.x - 8, middle.y + line), MapPoint(middle.x + 8, middle.y + line)],
          .accent, width: 1.8)
      }
    }
  }
}
