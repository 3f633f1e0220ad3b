import Wireflow
import WireflowInteraction

/// The layers of a picture, one in front of the other: the base, the player and the modals.
struct PictureLayers {
  var pen: PicturePen
  let screen: MapBox
  private(set) var isDimmed = false

  mutating func draw(_ picture: StagePicture) {
    var regions = PictureRegion(pen: pen, ground: .app)
    regions.draw(
      picture.base, in: screen, mini: picture.player.flatMap { $0.isMaximized ? nil : $0 })
    pen = regions.pen
    if let player = picture.player, player.isMaximized { draw(player) }
    for modal in picture.modals { draw(modal) }
  }

  private mutating func draw(_ player: StagePicture.Player) {
    pen.fill(screen, .app)
    var page = PicturePage(pen: pen, page: player.page, box: screen)
    page.isPlayer = true
    page.draw()
    pen = page.pen
  }

  private mutating func draw(_ modal: StagePicture.Modal) {
    let (box, top, radius, dims) = frame(of: modal)
    if let dims {
      pen.add(.scrim(screen, radius: 0, opacity: dims))
      isDimmed = true
    }
    let clip = pen.clip
    pen.fill(box, radius: radius, .raised, stroke: radius > 0 ? .hair : nil)
    if case .sheet = style(of: modal) {
      // A sheet touches the lower edge of the screen, so only its upper corners are round.
      pen.fill(MapBox(box.x, box.bottom - radius, box.width, radius), .raised)
      pen.fill(MapBox(box.middle.x - 19, box.y + 7, 38, 5), radius: 2.5, .fill)
    }
    pen.clip = box.clipped(to: clip) ?? clip
    var regions = PictureRegion(pen: pen, ground: .raised)
    regions.isModal = true
    regions.draw(
      modal.region, in: MapBox(box.x, box.y + top, box.width, box.height - top), mini: nil)
    pen = regions.pen
    pen.clip = clip
  }

  private func style(of modal: StagePicture.Modal) -> ModalStyle {
    if case .automatic = modal.style { .sheet([.large]) } else { modal.style }
  }

  /// Returns the frame of a modal, the room above its pages, its corners, and how much it dims.
  private func frame(
    of modal: StagePicture.Modal
  ) -> (box: MapBox, top: Double, radius: Double, dims: Double?) {
    let (width, height) = (screen.width, screen.height)
    let isWide = width >= 760
    switch style(of: modal) {
    case .automatic, .fullScreen, .wall: return (screen, 0, 0, nil)
    case .sheet(let detents):
      let own = detents.first == .medium ? height * 0.55 : height - 14
      let (x, span) = isWide ? (screen.middle.x - 310, 620) : (screen.x, width)
      return (MapBox(x, screen.bottom - own, span, own), 10, isWide ? 26 : 22, 0.32)
    case .formSheet:
      let (w, h) = (min(560, width * 0.92), min(640, height * 0.88))
      return (MapBox(screen.middle.x - w / 2, screen.middle.y - h / 2, w, h), 8, 26, 0.32)
    case .popover(let anchor, let size):
      let w = size.map { min($0.width, width - 24) } ?? min(360, width * 0.92)
      let h = size.map { min($0.height, height - 24) } ?? min(440, height * 0.8)
      let frame = pen.parts.first { $0.text == anchor && $0.kind != .title }?.box
      let middle = frame?.middle.x ?? screen.middle.x
      let left = min(max(12, middle - screen.x - w / 2), width - w - 12)
      let below = frame.map { $0.bottom - screen.y + 10 } ?? (height - h) / 2
      let top = max(12, min(below, height - h - 12))
      return (MapBox(screen.x + max(12, left), screen.y + top, w, h), 0, 20, 0.12)
    }
  }
}
