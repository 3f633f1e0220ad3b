import Wireflow
import WireflowInteraction

/// A region of a picture: its root items, its columns and the player that rests in it.
extension PicturePen {
  private mutating func draw(
    _ region: StagePicture.Region, in box: MapBox, mini: StagePicture.Player? = nil,
    isModal: Bool = false
  ) {
    let roots = region.rootItems
    let navigation = region.container.rootNavigation
    var columns = box
    switch navigation {
    case .tabs where roots.count > 1:
      columns.height -= Self.tabBar
      drawTabs(roots, in: MapBox(box.x, columns.bottom, box.width, Self.tabBar))
    case .sidebar where !roots.isEmpty:
      drawSidebar(roots, in: MapBox(box.x, box.y, 248, box.height))
      columns = MapBox(box.x + 248, box.y, box.width - 248, box.height)
    case .pages where roots.count > 1:
      columns.height -= Self.dots
      drawDots(region, in: MapBox(box.x, columns.bottom, box.width, Self.dots))
    case .tabs, .drawer, .sidebar, .pages: break
    }
    if let mini {
      let inSidebar = region.container.playerDock == .sidebar && navigation == .sidebar
      let room = inSidebar ? MapBox(box.x, box.y, 248, box.height) : columns
      let height = drawControls(mini.page, at: room)
      if !inSidebar { columns.height -= height }
    }
    let hasDrawer = navigation == .drawer && !roots.isEmpty
    draw(
      region.pages, count: max(1, region.container.columns), in: columns, isModal: isModal,
      hasDrawer: hasDrawer)
  }

  private static let tabBar = 64.8

  private mutating func draw(
    _ pages: [StagePicture.Page], count: Int, in box: MapBox, isModal: Bool, hasDrawer: Bool
  ) {
    let first = count == 1 ? box.width : min(372, box.width * 0.44)
    let clip = clip
    for place in 0..<count {
      let width = place == 0 ? first : (box.width - first) / Double(count - 1)
      let x = place == 0 ? box.x : box.x + first + Double(place - 1) * width
      if place > 0 { fill(MapBox(x, box.y, 1, box.height), .hair) }
      guard pages.indices.contains(place) else { continue }
      let border = place > 0 ? 1.0 : 0
      let column = MapBox(x + border, box.y, width - border, box.height)
      self.clip = column.clipped(to: clip) ?? clip
      var page = PicturePage(pen: self, page: pages[place], box: column)
      page.isModal = isModal
      page.hasDrawer = hasDrawer && place == 0
      page.draw()
      self = page.pen
      self.clip = clip
    }
  }

  private mutating func drawTabs(_ roots: [StagePicture.RootItem], in box: MapBox) {
    fill(box, .bar)
    fill(MapBox(box.x, box.y, box.width, 1), .hair)
    let width = min(130, (box.width - 16) / Double(roots.count))
    var x = box.middle.x - width * Double(roots.count) / 2
    for root in roots {
      let tab = MapBox(x, box.y + 8, width, 53.8)
      let ink: MapInk = root.isSelected ? .accent : .secondary
      let icon = MapPoint(tab.middle.x, tab.y + 15.5)
      drawSign(of: root, at: icon, size: 25, ink)
      let title = TextMeasure.cut(root.title, 11, .semibold, width: width - 8)
      write(
        title, at: tab.middle.x, middle: tab.y + 43.1, 11, ink, weight: .semibold, isCentred: true)
      if let badge = root.badge { draw(badge, at: MapPoint(tab.middle.x + 6, tab.y - 1)) }
      addPart(.root, nil, root.title, tab)
      x += width
    }
  }

  /// The height of the row of dots below pages.
  private static let dots = 48.0

  private mutating func drawDots(_ region: StagePicture.Region, in box: MapBox) {
    let roots = region.rootItems
    let step = min(24, (box.width - 16) / Double(roots.count))
    var x = box.middle.x - step * Double(roots.count - 1) / 2
    for root in roots {
      let width = root.isSelected ? min(20, step) : min(8, step / 2)
      let dot = MapBox(x - width / 2, box.middle.y - 4, width, 8)
      fill(dot, radius: min(4, width / 2), root.isSelected ? .accent : .faint)
      addPart(.root, nil, root.title, MapBox(x - step / 2, box.y + 4, step, box.height - 8))
      x += step
    }
    let side = step * Double(roots.count) / 2 + 30
    for (action, place, toLeft) in [
      (region.turns?.previous, -side, true), (region.turns?.next, side, false),
    ] where side + 20 < box.width / 2 {
      let middle = MapPoint(box.middle.x + place, box.middle.y)
      chevron(middle, size: 13, toLeft: toLeft, action == nil ? .faint : .accent)
    }
  }

  private mutating func drawSidebar(_ roots: [StagePicture.RootItem], in box: MapBox) {
    fill(box, .panel)
    fill(MapBox(box.right - 1, box.y, 1, box.height), .hair)
    var y = box.y + 22
    for line in roots.map(\.representation).lines {
      switch line {
      case .heading(let text):
        write(
          TextMeasure.cut(text, 13, .semibold, width: 200), at: box.x + 24, middle: y + 27, 13,
          .secondary, weight: .semibold)
        y += 42.2
      case .item(let place):
        drawEntry(roots[place], in: MapBox(box.x + 12, y, 223, 49))
        y += 49
      }
    }
  }

  /// Draws a root item in a list, indented by its level.
  private mutating func drawEntry(_ root: StagePicture.RootItem, in entry: MapBox) {
    let x = entry.x + 22 * Double(min(root.level, 6))
    if root.isSelected { fill(entry, radius: 12, .tint) }
    drawSign(of: root, at: MapPoint(x + 23, entry.middle.y - 2.5), size: 22, .accent)
    write(
      TextMeasure.cut(root.title, 15, .semibold, width: 150 - (x - entry.x)), at: x + 47,
      middle: entry.middle.y, 15, root.isSelected ? .accent : .words, weight: .semibold)
    if let badge = root.badge { draw(badge, at: MapPoint(entry.right - 31, entry.y + 15)) }
    addPart(.root, nil, root.title, entry)
  }

  private mutating func draw(_ badge: String, at corner: MapPoint) {
    let width = max(19, TextMeasure.width(badge, 12, .semibold) + 12)
    fill(MapBox(corner.x, corner.y, width, 19), radius: 9.5, .badge)
    write(
      badge, at: corner.x + width / 2, middle: corner.y + 9.5, 12, .onBadge, weight: .semibold,
      isCentred: true)
  }
}

/// The layers of a picture, one in front of the other: the base, the player and the modals.
extension PicturePen {
  mutating func draw(_ picture: StagePicture, on screen: MapBox) {
    draw(picture.base, in: screen, mini: picture.player.flatMap { $0.isMaximized ? nil : $0 })
    if let player = picture.player, player.isMaximized { draw(player, on: screen) }
    for modal in picture.modals { draw(modal, on: screen) }
  }

  private mutating func draw(_ player: StagePicture.Player, on screen: MapBox) {
    fill(screen, .app)
    var page = PicturePage(pen: self, page: player.page, box: screen)
    page.isPlayer = true
    page.draw()
    self = page.pen
  }

  private mutating func draw(_ modal: StagePicture.Modal, on screen: MapBox) {
    let (box, top, radius, dims) = frame(of: modal, on: screen)
    if let dims { add(.scrim(screen, radius: 0, opacity: dims)) }
    let clip = clip
    fill(box, radius: radius, .raised, stroke: radius > 0 ? .hair : nil)
    if case .sheet = style(of: modal) {
      // A sheet touches the lower edge of the screen, so only its upper corners are round.
      fill(MapBox(box.x, box.bottom - radius, box.width, radius), .raised)
      fill(MapBox(box.middle.x - 19, box.y + 7, 38, 5), radius: 2.5, .fill)
    }
    self.clip = box.clipped(to: clip) ?? clip
    draw(
      modal.region, in: MapBox(box.x, box.y + top, box.width, box.height - top), isModal: true)
    self.clip = clip
  }

  private func style(of modal: StagePicture.Modal) -> ModalStyle {
    if case .automatic = modal.style { .sheet([.large]) } else { modal.style }
  }

  /// Returns the frame of a modal, the room above its pages, its corners, and how much it dims.
  private func frame(
    of modal: StagePicture.Modal, on screen: MapBox
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
      let frame = parts.first { $0.text == anchor && $0.kind != .title }?.box
      let middle = frame?.middle.x ?? screen.middle.x
      let left = min(max(12, middle - screen.x - w / 2), width - w - 12)
      let below = frame.map { $0.bottom - screen.y + 10 } ?? (height - h) / 2
      let top = max(12, min(below, height - h - 12))
      return (MapBox(screen.x + max(12, left), screen.y + top, w, h), 0, 20, 0.12)
    }
  }
}
