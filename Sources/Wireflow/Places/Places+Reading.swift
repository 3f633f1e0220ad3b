/// The places in front, and the visible pages.
extension Places {
  /// Returns the screen of a number from the state.
  func screen(_ id: ScreenID) -> any Screen { screens[id] ?? NoScreen.shared }

  var base: Region { Region(0, in: self) }
  var front: Region { Region(state.shownLevel(from: state.regions.count - 1), in: self) }
  /// The modals except for minimized ones.
  var modals: [Region] {
    state.regions.indices.dropFirst().filter { !state.regions[$0].isDocked }
      .map { Region($0, in: self) }
  }
  /// The wall in front.
  var wall: Region? { state.wall.map { Region($0, in: self) } }
  var walls: [Region] { modals.filter(\.isWall) }
  var hasWall: Bool { state.wall != nil }

  /// The foremost region with root items, which are the ones that the user can reach.
  var drawerRegion: Region { Region(state.drawerLevel(), in: self) }

  /// The player.
  var player: (any FullscreenMinimizable)? {
    state.player.flatMap { screens[$0.screen] as? any FullscreenMinimizable }
  }
  var isMaximized: Bool { state.player?.isMaximized ?? false }
  /// The controls in the player's bar.
  var playerControls: Page? { state.bar.map { Page($0, in: self) } }
  /// The first screen of the modal in front that the user can minimize.
  var minimizable: (any ModallyMinimizable)? {
    state.dockable.flatMap { screens[state.regions[$0].first] as? any ModallyMinimizable }
  }

  /// The page in front of all others, or nil before root items are installed.
  var frontPage: Page? { state.frontScreen(at: state.regions.count - 1).map { Page($0, in: self) } }

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
    guard front.isBase else { return front.columnPages.flatMap(\.withEmbedded) }
    if let player = state.player, player.isMaximized {
      return Page(player.screen, in: self).withEmbedded
    }
    return front.columnPages.flatMap(\.withEmbedded) + (playerControls?.withEmbedded ?? [])
  }

  /// All screens on stage and among detached root items, in the order of their arrival.
  ///
  /// Code of the app runs in this order each time.
  var residents: [any Screen] {
    state.residents.sorted { $0.value.number < $1.value.number }.map { screen($0.key) }
  }

  /// The notice that is shown.
  var notice: PresentedNotice? { state.notice.flatMap { notices[$0.number] } }

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
  func isInFrontOfWalls(_ flow: FlowRecord?) -> Bool {
    state.wall(of: flow?.id) == state.wall && flow.flatMap { state.scene(of: $0.id) } == nil
  }
}

/// Everything on stage in the form that backends receive, created without code of the app.
extension Places {
  var snapshot: StageSnapshot {
    StageSnapshot(
      base: snapshot(of: state.base), player: shownPlayer,
      modals: state.regions.dropFirst().filter { !$0.isDocked }.map(modal),
      alert: alert.map { shown($0.content, from: $0.sender).inWords(link.words) },
      alertID: alert?.id, notice: notice?.notice, noticeID: notice?.id)
  }

  private func snapshot(of region: NavigationState.Region) -> StageSnapshot.Region {
    StageSnapshot.Region(
      container: container(ofRegion: region.number),
      roots: region.items.map {
        .init(screens: $0.list.map(screen), detail: $0.detail.map(screen))
      },
      selected: region.selected, isDrawerOpen: region.isDrawerOpen,
      embeddings: region.items.flatMap { embeddings(in: $0.list + $0.detail) })
  }

  var frontModal: StageSnapshot.Modal? { front.isBase ? nil : modal(state.front) }

  private func modal(_ region: NavigationState.Region) -> StageSnapshot.Modal {
    StageSnapshot.Modal(
      id: StageID(kind: .modal, number: region.number), first: screen(region.first),
      sender: region.modal?.presenter.map(screen),
      style: region.modal?.shownStyle ?? .automatic, dismissButton: region.modal?.dismissButton,
      hasRootItems: region.container != nil, region: snapshot(of: region))
  }

  /// The maximized player, or else the content of the bar: a minimized modal before the player.
  var shownPlayer: StageSnapshot.Player? {
    let docked = state.regions.filter(\.isDocked)
    guard let bar = isMaximized ? state.player?.controls : state.bar,
      let front = isMaximized ? state.player?.screen : docked.last?.first ?? state.player?.screen
    else { return nil }
    let all =
      docked.reversed().flatMap { $0.leavingOrder.reversed() } + (state.player?.screens ?? [])
    let waiting = all.filter { $0 != front && $0 != bar }
    return StageSnapshot.Player(
      screen: screen(front), controls: screen(bar), isMaximized: isMaximized,
      dock: container(ofRegion: 0).playerDock, waiting: waiting.map(screen),
      embeddings: embeddings(in: [front, bar] + waiting))
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

/// One stay of a screen on stage, read from the state.
@MainActor
struct Page: Equatable {
  let id: ScreenID
  private let places: Places

  init(_ id: ScreenID, in places: Places) { (self.id, self.places) = (id, places) }

  nonisolated static func == (one: Page, other: Page) -> Bool { one.id == other.id }

  private var state: NavigationState { _read { yield places.state } }
  private func page(_ id: ScreenID) -> Page { Page(id, in: places) }
  private var position: NavigationState.Position? { state.position(of: id) }

  /// The screen, which the stage knows as long as the page is on stage.
  var screen: any Screen { places.screen(id) }
  /// The number of this arrival, which distinguishes it from earlier stays of the same screen.
  var number: UInt32 { state.residents[id]?.number ?? 0 }
  var owner: FlowRecord? { state.owner(of: id).flatMap(places.flow) }
  var host: Page? { state.residents[id]?.host.map(page) }
  var embedded: [Page] { state.residents[id]?.embedded.map(page) ?? [] }
  /// The page that represents it as a sender: itself, or its outermost host.
  var outermostHost: Page { page(state.outermostHost(of: id)) }

  var isTop: Bool { position.map(state.isTop) ?? false }
  /// True if it is on the detail stack of its root item.
  var isDetail: Bool { position?.stack.isDetail ?? false }
  /// True if it is the root of a root item or of a modal's stack, or the player.
  var isRoot: Bool { position.map(state.isRoot) ?? false }
  /// True if it is the root of a root item, in the base or in a modal.
  var isRootItem: Bool { state.rootItem(id) != nil }

  var item: Item? {
    state.position(of: outermostHost.id)?.stack.item.map { Item($0.level, $0.place, in: places) }
  }
  var region: Region? { state.level(of: id).map { Region($0, in: places) } }
  /// The modal that has it as a root.
  var modal: Region? { state.modal(from: id).map { Region($0, in: places) } }

  /// The pages on its stack, from the root to the top.
  var stack: [Page] { position.map { state[$0.stack].map(page) } ?? [] }

  /// The top of its stack, or of the detail that covers that.
  var top: Page? {
    position.flatMap { state[state.coveringDetail(of: $0.stack) ?? $0.stack].last.map(page) }
  }

  /// The page below it.
  ///
  /// For the lowest page of a detail, this is the top of the list.
  var below: Page? {
    guard let position else { return nil }
    if position.index > 0 { return page(state[position.stack][position.index - 1]) }
    guard position.stack.isDetail, let item = position.stack.item else { return nil }
    return state.regions[item.level].items[item.place].list.last.map(page)
  }

  /// The pages that leave when the user goes back to it.
  var pagesAbove: [Page] {
    guard let position else { return [] }
    let covering = state.coveringDetail(of: position.stack).map { state[$0] } ?? []
    return (state[position.stack][(position.index + 1)...] + covering).map(page)
  }

  /// The position from the root of the root item, with the detail on top of the list.
  var positionOnPile: Int {
    guard let position = state.position(of: outermostHost.id) else { return 0 }
    guard position.stack.isDetail, let item = position.stack.item else { return position.index }
    return state.regions[item.level].items[item.place].list.count + position.index
  }

  /// The page and all pages that are embedded in it, each host before its embedded pages.
  var withEmbedded: [Page] { [self] + embedded.flatMap(\.withEmbedded) }
}

/// A root item of a region, or the one stack of a modal: a list, and possibly a detail beside it.
@MainActor
struct Item: Equatable {
  private let level: Int
  /// The position among the items of its region.
  let place: Int
  private let places: Places

  init(_ level: Int, _ place: Int, in places: Places) {
    (self.level, self.place, self.places) = (level, place, places)
  }

  nonisolated static func == (one: Item, other: Item) -> Bool {
    (one.level, one.place) == (other.level, other.place)
  }

  private var value: NavigationState.Item { places.state.regions[level].items[place] }

  var region: Region { Region(level, in: places) }
  var root: Page { Page(value.root, in: places) }
  var list: [Page] { value.list.map { Page($0, in: places) } }
  var detail: [Page] { value.detail.map { Page($0, in: places) } }
  /// The page that leaves when the user goes back, or the root if no other page can leave.
  var top: Page { Page(value.top, in: places) }

  /// The pages that the user can go back to, from the top down.
  var pagesToGoBackTo: [Page] {
    if detail.isEmpty { return list.dropLast().reversed() }
    if region.columns == 1 { return (list + detail).dropLast().reversed() }
    return detail.dropLast().reversed() + list.dropLast().reversed()
  }

  /// The page that leaves when the user swipes back.
  ///
  /// In several columns, the lowest page of the detail is beside its list, not in front of it.
  var swipePage: Page {
    let isBeside = region.columns > 1 && value.detail.count == 1
    return isBeside ? Page(value.list[value.list.count - 1], in: places) : top
  }
}

/// Root items in a container: the base, or a modal.
@MainActor
struct Region: Equatable {
  /// The position from the base to the front.
  let level: Int
  private let places: Places

  init(_ level: Int, in places: Places) { (self.level, self.places) = (level, places) }

  nonisolated static func == (one: Region, other: Region) -> Bool { one.level == other.level }

  private var value: NavigationState.Region { places.state.regions[level] }

  var isBase: Bool { level == 0 }
  /// The number of the presentation, which distinguishes it from earlier ones of the same screen.
  var number: UInt32 { value.number }
  var modal: NavigationState.Modal? { value.modal }
  var isWall: Bool { value.isWall }
  var hasRootItems: Bool { value.container != nil }
  var columns: Int { value.columns }
  var selected: Int { value.selected }
  var isDrawerOpen: Bool { value.isDrawerOpen }
  var container: WireframeContainer { places.container(ofRegion: value.number) }

  /// The first page, which gives the modal its name in the log.
  var first: Page { Page(value.first, in: places) }
  /// The screens of the region's root items, in order.
  var roots: [any Screen] { value.roots.map(places.screen) }
  var selectedItem: Item? { value.items.isEmpty ? nil : Item(level, value.selected, in: places) }
  /// The identifier in snapshots and pictures.
  var id: StageID { isBase ? .base : StageID(kind: .modal, number: number) }

  /// The pages that the user sees side by side, from the front.
  var columnPages: [Page] {
    guard !value.items.isEmpty else { return [] }
    let item = value.items[selected]
    var shown = Array(item.detail.suffix(1))
    let room = columns - shown.count
    if room > 0, let top = item.list.last {
      shown += [top] + item.list[..<(min(room, item.list.count) - 1)].reversed()
    }
    return shown.map { Page($0, in: places) }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that fulfils a condition, or the end if none does.
  ///
  /// The search takes O(log n), because elements that fulfil it follow all those that do not.
  func firstPlace(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
