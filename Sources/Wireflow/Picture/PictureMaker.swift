/// The maker of one picture of the current stage.
@MainActor
struct PictureMaker {
  let stage: Stage
  /// The identifiers of screens, and the cached readings for watchers.
  let pictures: Pictures
  /// True to reuse cached readings that have not changed.
  let isWatched: Bool
  /// True to read every row of long lists, no matter which ones the watchers request.
  let isWhole: Bool
  /// The level of the topmost full screen or wall, or nil if there is none.
  private let fullScreen: Int?
  /// The level of the topmost wall, which blanks everything behind it, or nil if none is up.
  private let wall: Int?

  init(stage: Stage, pictures: Pictures, isWatched: Bool, isWhole: Bool = false) {
    self.stage = stage
    self.pictures = pictures
    self.isWatched = isWatched
    self.isWhole = isWhole
    let order = stage.places.order
    fullScreen = order.all.lastIndex { [.fullScreen, .wall].contains($0.modal.shownStyle) }
    wall = order.walls.last.map(order.level)
  }

  private var places: Places { stage.places }

  /// Returns the picture.
  func picture() -> StagePicture {
    let base = places.base
    var picture = StagePicture()
    picture.alert = alert()
    picture.base =
      isBlank(at: 0)
      ? blank(base) : region(base, isCovered: isMaximized || isCovered(behind: 0))
    picture.modals = places.order.modals.enumerated().map { modal($0.element, at: $0.offset + 1) }
    picture.player = player()
    picture.giveActions(to: reach)
    picture.give(pictures.permits(isWatched: isWatched))
    return picture
  }

  private var isMaximized: Bool { places.player?.isMaximized == true }

  /// Returns true if a full screen covers a level.
  private func isCovered(behind place: Int) -> Bool {
    fullScreen.map { place < $0 } ?? false
  }

  /// Returns true if a wall is in front of a level.
  private func isBlank(at place: Int) -> Bool { wall.map { place < $0 } ?? false }

  func id(of page: Page) -> StagePicture.ID { pictures.id(of: page.screen) }

  private func alert() -> StagePicture.Alert? {
    guard let alert = places.alert else { return nil }
    let content = places.shown(alert.content, from: alert.sender)
    return StagePicture.Alert(
      id: alert.id, content: content, answers: content.answerLabels.map { .choose($0) })
  }

  private func modal(_ region: Region, at place: Int) -> StagePicture.Modal {
    if isBlank(at: place) { return blankModal(region) }
    var shown = self.region(region, isCovered: isCovered(behind: place))
    if let button = region.modal.dismissButton, !shown.pages.isEmpty {
      shown.pages[shown.pages.count - 1].dismissTitle = button.displayableString
    }
    return StagePicture.Modal(
      style: region.modal.shownStyle, sender: region.presenter.map(id),
      hasRootItems: region.container != nil, region: shown)
  }

  private func player() -> StagePicture.Player? {
    guard let player = places.player, wall == nil else { return nil }
    let page = page(
      player.isMaximized ? player.page : player.controls, below: nil,
      isCovered: isCovered(behind: 0))
    let isOutOfReach = places.alert != nil || stage.isDrawerOpen || !places.front.isBase
    return StagePicture.Player(
      id: id(of: player.page), controls: id(of: player.controls), page: page,
      isMaximized: player.isMaximized, dock: places.container(of: places.base).playerDock,
      maximize: isOutOfReach || player.isMaximized ? nil : .maximize,
      minimize: isOutOfReach || !player.isMaximized ? nil : .minimize)
  }
}

extension PictureMaker {
  private func region(_ region: Region, isCovered: Bool) -> StagePicture.Region {
    var shown = StagePicture.Region(id: region.id)
    shown.isDrawerOpen = region.isDrawerOpen
    let reaches = region === places.drawerRegion && stage.coveredRoots == nil
    if let container = region.container {
      shown.container = StagePicture.Container(container)
      shown.rootItems = rootItems(of: region, isReachable: reaches)
    }
    shown.pages = pages(of: region, isCovered: isCovered)
    shown.stacks = region.items.map(stack)
    shown.details = region.items.map(detail)
    if reaches, shown.container.rootNavigation == .drawer {
      shown.openDrawer = region.isDrawerOpen ? nil : .openDrawer
      shown.closeDrawer = region.isDrawerOpen ? .closeDrawer : nil
    }
    return shown
  }

  /// Returns the screens of a root item, its list followed by its detail.
  func stack(of item: Item) -> [StagePicture.ID] {
    item.stacks.reversed().flatMap { $0.pages.map(id) }
  }

  /// Returns the screens of a root item's detail.
  func detail(of item: Item) -> [StagePicture.ID] {
    item.detail?.pages.map(id) ?? []
  }

  private func rootItems(of region: Region, isReachable: Bool) -> [StagePicture.RootItem] {
    let roots = region.roots
    let shown = pictures.representations(of: roots, in: region.id, isWatched: isWatched)
    let labels = UserAction.Label.numbered(shown.map(\.title))
    return shown.indices.map { place in
      StagePicture.RootItem(
        id: pictures.id(of: roots[place]).asRoot, representation: shown[place],
        isSelected: place == region.selected, select: isReachable ? .select(labels[place]) : nil)
    }
  }

  private func pages(of region: Region, isCovered: Bool) -> [StagePicture.Page] {
    region.columnPiles.map { page(ofPile: $0, in: region, isCovered: isCovered) }
  }

  /// Returns the page for the top of a pile, with the action that goes back from it.
  private func page(
    ofPile pages: [Page], in region: Region, isCovered: Bool
  ) -> StagePicture.Page {
    let (top, below) = (pages[pages.count - 1], pages.dropLast().last)
    var page = page(top, below: below, isCovered: isCovered)
    guard let below, region === places.front, reach == .modal || reach == .base else { return page }
    page.back = stage.wayBack(from: top, to: below)
    return page
  }

  private func page(_ page: Page, below: Page?, isCovered: Bool) -> StagePicture.Page {
    let pages = page.withEmbedded
    let source = PageSource(
      screens: pages.map(\.screen), ids: pages.map(id), below: below?.screen,
      isCovered: isCovered)
    let reading = pictures.reading(of: source, isWatched: isWatched, isWhole: isWhole)
    return StagePicture.Page(
      id: source.ids[0], title: reading.title, backTitle: reading.backTitle,
      isCovered: isCovered, elements: reading.elements, rows: reading.rows)
  }

  /// The part of the picture whose elements are reachable.
  private var reach: StagePicture.Reach {
    if places.alert != nil || stage.isDrawerOpen { return .nothing }
    if !places.front.isBase { return .modal }
    return isMaximized ? .player : .base
  }
}
