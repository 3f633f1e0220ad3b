/// The places in front, and the visible pages.
extension Places {
  /// Returns the screen of a number from the state.
  func screen(_ id: ScreenID) -> any Screen { screens[id] ?? NoScreen.shared }

  var base: Region { Region(0, in: self) }
  var front: Region { Region(state.regions.count - 1, in: self) }
  var modals: [Region] { state.regions.indices.dropFirst().map { Region($0, in: self) } }
  /// The wall in front.
  var wall: Region? { state.wall.map { Region($0, in: self) } }
  var walls: [Region] { modals.filter(\.isWall) }
  var hasWall: Bool { state.regions.count > 1 && state.wall != nil }

  /// The foremost region with root items, which are the ones that the user can reach.
  var drawerRegion: Region { Region(state.drawerLevel(), in: self) }

  /// The player.
  var player: (any FullscreenMinimizable)? {
    state.player.flatMap { screens[$0.screen] as? any FullscreenMinimizable }
  }
  var isMaximized: Bool { state.player?.isMaximized ?? false }
  var playerControls: Page? { state.player.map { Page($0.controls, in: self) } }

  /// The page in front of all others, or nil before root items are installed.
  var frontPage: Page? {
    state.frontScreen(at: state.regions.count - 1).map { Page($0, in: self) }
  }

  /// Returns the frontmost page that a flow can present from, behind the walls that hide the flow.
  func frontPage(for flow: FlowRecord) -> Page? {
    let own = state.wall(of: flow.id)
    let hiding = state.regions.indices.first { state.regions[$0].isWall && $0 > own ?? -1 }
    return state.frontScreen(at: (hiding ?? state.regions.count) - 1).map { Page($0, in: self) }
  }

  /// The visible pages from the front, apart from an alert and the drawer.
  ///
  /// Each page precedes those that are embedded in it.
  var visiblePages: [Page] {
    guard front.isBase, let player = state.player else {
      return front.columnPages.flatMap(\.withEmbedded)
    }
    if player.isMaximized { return Page(player.screen, in: self).withEmbedded }
    let controls = Page(player.controls, in: self)
    return front.columnPages.flatMap(\.withEmbedded) + controls.withEmbedded
  }

  // MARK: - Walls

  /// Returns true if a page is on a wall, or on something in front of one.
  func standsOnWall(_ page: Page?) -> Bool {
    guard hasWall, let region = page?.region else { return false }
    return state.wall(at: region.level) != nil
  }

  /// Returns true if a wall hides a region from the user.
  func isBehindWall(_ region: Region) -> Bool { state.wall.map { region.level < $0 } ?? false }

  /// Returns true if a request is about something in front of all walls, judging by the screens
  /// that it names, or else by its requester.
  func isInFrontOfWalls(_ traits: RequestTraits, flow: FlowRecord?, isByUser: Bool) -> Bool {
    guard hasWall else { return true }
    let named = traits.others.compactMap { page(of: $0) }
    if named.isEmpty { return isByUser || isInFrontOfWalls(flow) }
    return named.contains { page in page.region.map { !isBehindWall($0) } ?? false }
  }

  /// Returns true if a flow lives in front of all walls.
  func isInFrontOfWalls(_ flow: FlowRecord?) -> Bool { state.wall(of: flow?.id) == state.wall }
}

/// Everything on stage in the form that backends receive, created without code of the app.
extension Places {
  var snapshot: StageSnapshot {
    StageSnapshot(
      base: snapshot(of: state.base), player: playerPresentation,
      modals: state.regions.dropFirst().map { presentation(of: $0) },
      alert: alert.map { shown($0.content, from: $0.sender).inWords(link.words) },
      alertID: alert?.id)
  }

  func snapshot(of region: NavigationState.Region) -> StageSnapshot.Region {
    StageSnapshot.Region(
      container: container(ofRegion: region.number),
      roots: region.items.map {
        .init(screens: $0.list.map(screen), detail: $0.detail.map(screen))
      },
      selected: region.selected, isDrawerOpen: region.isDrawerOpen,
      embeddings: region.items.flatMap { embeddings(in: $0.list + $0.detail) })
  }

  /// Returns a modal, which is usually a single screen if it is new.
  func presentation(
    of region: NavigationState.Region, isNew: Bool = false
  ) -> ModalPresentation {
    ModalPresentation(
      id: StageID(kind: .modal, number: region.number), first: screen(region.first),
      region: isNew ? nil : snapshot(of: region), hasRootItems: region.container != nil,
      sender: region.modal?.presenter.map(screen),
      style: region.modal?.shownStyle ?? .automatic, dismissButton: region.modal?.dismissButton)
  }

  var playerPresentation: PlayerPresentation? {
    guard let player = state.player, let screen = self.player else { return nil }
    return PlayerPresentation(
      screen: screen, controls: self.screen(player.controls), isMaximized: player.isMaximized,
      dock: container(ofRegion: 0).playerDock, embeddings: embeddings(in: player.screens))
  }

  /// The embedded screens, each host before its embedded screens.
  private func embeddings(in hosts: [ScreenID]) -> [StageSnapshot.Embedding] {
    hosts.flatMap { host in
      (state.residents[host]?.embedded ?? []).flatMap { inner in
        [.init(screen: screen(inner), host: screen(host))] + embeddings(in: [inner])
      }
    }
  }

  /// Returns an alert as its container shows it, without secrets.
  func shown(_ content: AlertContent, from sender: any Screen) -> AlertContent {
    var shown = content
    shown.fields = content.fields.map(\.withoutSecrets)
    let container = page(of: sender)?.region?.container ?? container(ofRegion: 0)
    if !container.anchorsActionSheets { shown.anchor = nil }
    return shown
  }
}

/// The screen of a number that the stage does not know, which only an inconsistency would show.
@MainActor
private final class NoScreen: Screen {
  static let shared = NoScreen()
  let title = ""
}
