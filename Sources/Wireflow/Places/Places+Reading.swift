/// The places in front, and the visible pages.
extension Places {
  /// The page in front of all others, or nil before root items are installed.
  var frontPage: Page? { frontPage(at: order.all.count - 1) }

  /// Returns the frontmost page at a level and below.
  func frontPage(at level: Int) -> Page? {
    if level == 0, let player, player.isMaximized { return player.page }
    return order.all[level].selectedItem?.front.top
  }

  /// Returns the frontmost page behind a wall, or on the whole stage.
  func frontPage(behind wall: Region?) -> Page? {
    frontPage(at: (wall.map(order.level) ?? order.all.count) - 1)
  }

  /// The foremost region with root items, which are the ones that the user can reach.
  var drawerRegion: Region { order.withRootItems[order.withRootItems.count - 1] }

  /// Returns the container of a region.
  ///
  /// A modal with one stack has the container of the base.
  func container(of region: Region) -> WireframeContainer {
    region.container ?? base.container ?? .plain
  }

  /// Returns true if a page is the root of a root item, in the base or in a modal.
  func isRootItem(_ page: Page) -> Bool {
    page.isRoot && page.stack?.item?.region?.container != nil
  }

  /// The visible pages from the front, apart from an alert and the drawer.
  ///
  /// Each page precedes those that are embedded in it.
  var visiblePages: [Page] {
    if front.isBase, let player, player.isMaximized { return player.page.withEmbedded }
    let columns = front.columnPages.flatMap(\.withEmbedded)
    guard front.isBase, let player else { return columns }
    return columns + player.controls.withEmbedded
  }
}

/// Everything on stage in the form that backends receive, created without code of the app.
extension Places {
  var snapshot: StageSnapshot {
    StageSnapshot(
      base: snapshot(of: base), player: player.map(presentation),
      modals: order.modals.map { presentation(of: $0) },
      alert: alert.map { shown($0.content, from: $0.sender).inWords(link.words) },
      alertID: alert?.id)
  }

  func snapshot(of region: Region) -> StageSnapshot.Region {
    StageSnapshot.Region(
      container: container(of: region),
      roots: region.items.map {
        .init(screens: $0.list.pages.map(\.screen), detail: $0.detail?.pages.map(\.screen) ?? [])
      },
      selected: region.selected, isDrawerOpen: region.isDrawerOpen,
      embeddings: region.items.flatMap {
        $0.stacks.reversed().flatMap { $0.pages.flatMap(\.embeddings) }
      })
  }

  func presentation(of modal: Region) -> ModalPresentation {
    ModalPresentation(
      id: modal.id, first: modal.first.screen, region: snapshot(of: modal),
      hasRootItems: modal.container != nil, sender: modal.presenter?.screen,
      style: modal.modal.shownStyle, dismissButton: modal.modal.dismissButton)
  }

  /// Returns a modal that has just been presented, usually a single screen.
  func presentation(ofNew modal: Region) -> ModalPresentation {
    guard modal.container == nil else { return presentation(of: modal) }
    return ModalPresentation(
      id: modal.id, first: modal.first.screen, sender: modal.presenter?.screen,
      style: modal.modal.shownStyle, dismissButton: modal.modal.dismissButton)
  }

  func presentation(of player: Player) -> PlayerPresentation {
    PlayerPresentation(
      screen: player.screen, controls: player.controls.screen, isMaximized: player.isMaximized,
      dock: container(of: base).playerDock,
      embeddings: player.page.embeddings + player.controls.embeddings)
  }
}

extension Page {
  /// The current name of the screen in the log.
  var name: ScreenName { ScreenName(of: screen) }

  /// The embedded screens, each host before its embedded screens.
  fileprivate var embeddings: [StageSnapshot.Embedding] {
    var found: [StageSnapshot.Embedding] = []
    eachEmbedded { page, host in found.append(.init(screen: page.screen, host: host.screen)) }
    return found
  }
}
