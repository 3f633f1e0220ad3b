import Wireflow
import WireflowInteraction

@testable import WireflowExploration

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
      PictureIcon(root).draw(
        at: MapPoint(entry.x + 23, entry.middle.y), size: 22, .accent, &pen)
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
