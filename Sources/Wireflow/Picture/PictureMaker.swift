/// The maker of one picture, from what is on stage now.
@MainActor
struct PictureMaker {
  let stage: Stage
  /// The desk that numbers screens, and keeps what was read of them for those who watch.
  let desk: PictureDesk
  /// True to use what the desk has read before and what has not changed since.
  let isWatched: Bool
  /// True to read each row of long lists, whatever part of them those who watch look at.
  let isWhole: Bool
  /// The place of the topmost full screen or wall in the order of regions, or nil if there is none.
  private let fullScreen: Int?
  /// The place of the topmost wall, behind which all is blank, or nil if none is up.
  private let wall: Int?

  init(stage: Stage, desk: PictureDesk, isWatched: Bool, isWhole: Bool = false) {
    self.stage = stage
    self.desk = desk
    self.isWatched = isWatched
    self.isWhole = isWhole
    fullScreen = stage.state.tree.order.lastIndex {
      [.fullScreen, .wall].contains(stage.state.tree.regions[$0].shownStyle)
    }
    let wall = stage.state.tree.frontWall
    self.wall = wall == .none ? nil : stage.state.tree.level(of: wall)
  }

  /// Returns the picture.
  func picture() -> StagePicture {
    let tree = stage.state.tree.order
    var picture = StagePicture()
    picture.alert = alert()
    picture.base =
      isBlank(at: 0)
      ? blank(tree[0]) : region(tree[0], isCovered: isMaximized || isCovered(behind: 0))
    picture.modals = tree.indices.dropFirst().map(modal)
    picture.player = player()
    picture.giveActions(to: reach)
    picture.give(desk.permits(isWatched: isWatched))
    return picture
  }

  private var isMaximized: Bool { stage.state.tree.player?.isMaximized == true }

  /// Returns true if a full screen covers what stands at a place of the order.
  private func isCovered(behind place: Int) -> Bool {
    fullScreen.map { place < $0 } ?? false
  }

  /// Returns true if a wall stands in front of a place of the order.
  private func isBlank(at place: Int) -> Bool { wall.map { place < $0 } ?? false }

  func id(of slot: Index) -> StagePicture.ID {
    desk.id(of: stage.state.tree.screen(slot))
  }

  private func alert() -> StagePicture.Alert? {
    guard let alert = stage.state.tree.alert, let content = stage.shownAlert else { return nil }
    return StagePicture.Alert(
      id: alert.id, content: content,
      answers: content.answerLabels.map { .choose($0) })
  }

  private func modal(at place: Int) -> StagePicture.Modal {
    let index = stage.state.tree.order[place]
    let sender = stage.state.tree.regions[index].presenter
    if isBlank(at: place) { return blankModal(index) }
    var region = region(index, isCovered: isCovered(behind: place))
    if let button = stage.state.tree.regions[index].dismissButton, !region.pages.isEmpty {
      region.pages[region.pages.count - 1].dismissTitle = button.displayableString
    }
    return StagePicture.Modal(
      style: stage.state.tree.regions[index].shownStyle,
      sender: sender == .none ? nil : id(of: sender),
      hasRootItems: stage.state.tree.regions[index].container != nil, region: region)
  }

  private func player() -> StagePicture.Player? {
    guard let player = stage.state.tree.player, wall == nil else { return nil }
    let page = page(
      player.isMaximized ? player.slot : player.controls, below: .none,
      isCovered: isCovered(behind: 0))
    let base = stage.state.tree.base
    let front = stage.state.tree.alert != nil || stage.isDrawerOpen || stage.frontRegion != base
    return StagePicture.Player(
      id: desk.id(of: player.screen), controls: id(of: player.controls), page: page,
      isMaximized: player.isMaximized,
      dock: stage.state.tree.container(of: base).playerDock,
      maximize: front || player.isMaximized ? nil : .maximize,
      minimize: front || !player.isMaximized ? nil : .minimize)
  }
}

extension PictureMaker {
  private func region(_ index: Index, isCovered: Bool) -> StagePicture.Region {
    var region = StagePicture.Region(id: stage.pictureID(of: index))
    region.isDrawerOpen = stage.state.tree.regions[index].isDrawerOpen
    if let container = stage.state.tree.regions[index].container {
      region.container = StagePicture.Container(container)
      region.rootItems = rootItems(of: index, region.id)
    }
    region.pages = pages(of: index, isCovered: isCovered)
    region.stacks = stage.state.tree.regions[index].items.map(stack)
    let reaches = canReachRootItems(of: index)
    if reaches, region.container.rootNavigation == .drawer {
      region.openDrawer = region.isDrawerOpen ? nil : .openDrawer
      region.closeDrawer = region.isDrawerOpen ? .closeDrawer : nil
    }
    return region
  }

  /// Returns the screens of a root item, its detail above its list.
  func stack(of item: Index) -> [StagePicture.ID] {
    let (list, detail) = (stage.state.tree.items[item].list, stage.state.tree.items[item].detail)
    return [list, detail].filter { $0 != .none }
      .flatMap { stage.state.tree.stacks[$0].slots.map(id) }
  }

  private func rootItems(of index: Index, _ id: StagePicture.ID) -> [StagePicture.RootItem] {
    let roots = stage.roots(of: index)
    let shown = desk.representations(of: roots, in: id, isWatched: isWatched)
    let selected = stage.state.tree.regions[index].selected
    let labels = UserAction.Label.numbered(shown.map(\.title))
    let reaches = canReachRootItems(of: index)
    return shown.indices.map { place in
      StagePicture.RootItem(
        id: desk.id(of: roots[place]).asRoot, representation: shown[place],
        isSelected: place == selected,
        select: reaches ? .select(labels[place]) : nil)
    }
  }

  /// Returns true if nothing stands in front of the root items of a region.
  private func canReachRootItems(of index: Index) -> Bool {
    index == stage.state.drawerRegion && stage.coveredRoots == nil
  }

  private func pages(of index: Index, isCovered: Bool) -> [StagePicture.Page] {
    let item = stage.state.tree.selectedItem(of: index)
    guard item != .none else { return [] }
    let list = stage.state.tree.stacks[stage.state.tree.items[item].list].slots
    let detail = stage.state.tree.items[item].detail
    let columns = stage.state.tree.columns(of: index)
    if detail != .none {
      let upper = stage.state.tree.stacks[detail].slots
      return (columns == 1 ? [list + upper] : [list, upper])
        .map { page(ofStack: $0, in: index, isCovered: isCovered) }
    }
    return list.dropLast().prefix(columns - 1).map { page($0, below: .none, isCovered: isCovered) }
      + [page(ofStack: list, in: index, isCovered: isCovered)]
  }

  /// Returns the page for the top of a stack, with the way back from it.
  private func page(
    ofStack slots: [Index], in region: Index, isCovered: Bool
  ) -> StagePicture.Page {
    let top = slots[slots.count - 1]
    let below = slots.dropLast().last ?? .none
    var page = page(top, below: below, isCovered: isCovered)
    guard below != .none, region == stage.frontRegion, reach == .modal || reach == .base else {
      return page
    }
    page.back = stage.wayBack(from: top, to: below, in: region)
    return page
  }

  private func page(_ slot: Index, below: Index, isCovered: Bool) -> StagePicture.Page {
    var slots = [slot]
    stage.state.tree.eachEmbedded(in: slot) { inner, _ in slots.append(inner) }
    let source = PageSource(
      screens: slots.map { stage.state.tree.screen($0) }, ids: slots.map(id),
      below: below == .none ? nil : stage.state.tree.screen(below), isCovered: isCovered)
    let reading = desk.reading(of: source, isWatched: isWatched, isWhole: isWhole)
    return StagePicture.Page(
      id: source.ids[0], title: reading.title, backTitle: reading.backTitle,
      isCovered: isCovered, elements: reading.elements, rows: reading.rows)
  }

  /// The parts whose elements can be reached.
  private var reach: StagePicture.Reach {
    if stage.state.tree.alert != nil || stage.isDrawerOpen { return .nothing }
    if stage.state.tree.order.count > 1 { return .modal }
    return isMaximized ? .player : .base
  }
}
