public import Wireflow

/// The maker of one picture of the current stage, from its snapshot and the content of screens.
@MainActor
struct PictureMaker {
  let stage: Stage
  /// The identifiers of screens, and the cached readings for watchers.
  let pictures: Pictures
  /// True to reuse cached readings that have not changed.
  let isWatched: Bool
  /// True to read every row of long lists, no matter which ones the watchers request.
  let isWhole: Bool
  private let snapshot: StageSnapshot
  /// The level of the topmost full screen or wall, or nil if there is none.
  private let fullScreen: Int?
  /// The level of the topmost wall, which blanks everything behind it, or nil if none is up.
  private let wall: Int?

  init(stage: Stage, pictures: Pictures, isWatched: Bool, isWhole: Bool = false) {
    self.stage = stage
    self.pictures = pictures
    self.isWatched = isWatched
    self.isWhole = isWhole
    snapshot = stage.snapshot
    let styles = snapshot.modals.map(\.style)
    fullScreen = styles.lastIndex { [.fullScreen, .wall].contains($0) }.map { $0 + 1 }
    wall = styles.lastIndex(of: .wall).map { $0 + 1 }
  }

  /// Returns the picture.
  func picture() -> StagePicture {
    var picture = StagePicture()
    picture.words = stage.words
    picture.alert = alert()
    picture.base = region(at: 0)
    picture.modals = snapshot.modals.indices.map { modal(snapshot.modals[$0], at: $0 + 1) }
    picture.player = player()
    picture.notice = notice()
    picture.giveActions()
    picture.commands = commands()
    if stage.areCommandsInReach { picture.giveActionsToCommands() }
    picture.allow(pictures.allowedGestures(isWatched: isWatched))
    return picture
  }

  private var isMaximized: Bool { snapshot.player?.isMaximized == true }

  /// Returns true if a full screen covers a level.
  private func isCovered(behind place: Int) -> Bool { fullScreen.map { place < $0 } ?? false }

  /// Returns true if a wall is in front of a level.
  private func isBlank(at place: Int) -> Bool { wall.map { place < $0 } ?? false }

  func id(of screen: any Screen) -> StagePicture.ID { pictures.id(of: screen) }

  private func alert() -> StagePicture.Alert? {
    guard let content = snapshot.alert, let id = snapshot.alertID else { return nil }
    return StagePicture.Alert(
      id: id, content: content, fields: fields(ofAlert: id), answers: stage.alertAnswers)
  }

  /// Returns the fields of the alert, like the elements of a page with the alert's identifier.
  private func fields(ofAlert id: StagePicture.ID) -> [StagePicture.Element] {
    guard let form = stage.alertForm else { return [] }
    return read(PageSource(screens: [form], ids: [id])).labelled.elements
  }

  private func notice() -> StagePicture.Page? {
    guard let id = snapshot.noticeID else { return nil }
    var page = read(PageSource(screens: stage.notices, ids: [id]))
    page.dismissTitle = stage.words.close
    page.dismiss = snapshot.alert == nil ? .closeNotice : nil
    return page
  }

  /// Returns the app's commands without labels, read again for each picture.
  ///
  /// A main flow is rarely observable, and its commands are few.
  private func commands() -> [StagePicture.Element] {
    guard wall == nil, let commands = stage.appCommands else { return [] }
    if isWatched { pictures.mark(commands) }
    return read(PageSource(screens: [commands], ids: [.commands])).elements
  }

  private func modal(_ modal: StageSnapshot.Modal, at place: Int) -> StagePicture.Modal {
    var (shown, style) = (region(at: place), modal.style)
    if isBlank(at: place) {
      // The anchor is the label of an element.
      if case .popover(_, let size) = style { style = .popover(anchor: "", preferredSize: size) }
    } else if let last = shown.pages.indices.last {
      shown.pages[last].dismissTitle = modal.dismissButton.map { stage.words.label(of: $0) }
      shown.pages[last].isMinimizable = isFront(place) && stage.canMinimizeModal
    }
    return StagePicture.Modal(
      style: style, sender: modal.sender.map(id), hasRootItems: modal.hasRootItems, region: shown)
  }

  private func player() -> StagePicture.Player? {
    guard let player = snapshot.player, wall == nil else { return nil }
    let page = page(
      [player.isMaximized ? player.screen : player.controls], isCovered: isCovered(behind: 0))
    let isInReach = isFrontInReach && snapshot.modals.isEmpty
    return StagePicture.Player(
      id: id(of: player.screen), controls: id(of: player.controls),
      waiting: player.waiting.map(id), isModal: player.screen !== stage.playerScreen, page: page,
      isMaximized: player.isMaximized, dock: player.dock,
      maximize: isInReach && !player.isMaximized ? .maximize : nil,
      minimize: isInReach && player.isMaximized ? .minimize : nil)
  }

  /// True if neither an alert nor the drawer is in front of the regions.
  private var isFrontInReach: Bool { snapshot.alert == nil && !stage.state.isDrawerOpen }
}

/// The regions and their pages.
extension PictureMaker {
  /// Returns true for the level in front, of those from the base to the last modal.
  private func isFront(_ place: Int) -> Bool { place == snapshot.modals.count }

  /// Returns the region of a level, which has no content but identifiers behind a wall.
  private func region(at place: Int) -> StagePicture.Region {
    let modal = place > 0 ? snapshot.modals[place - 1] : nil
    let region = modal?.region ?? snapshot.base
    let hasRootItems = modal?.hasRootItems ?? true
    var shown = StagePicture.Region(id: modal?.id ?? .base)
    if hasRootItems { shown.container = StagePicture.Container(region.container) }
    let piles = piles(of: region, columns: hasRootItems ? region.container.columns : 1)
    shown.stacks = region.roots.map { ($0.screens + $0.detail).map(id) }
    shown.details = region.roots.map { $0.detail.map(id) }
    guard !isBlank(at: place) else {
      shown.isBehindWall = true
      shown.pages = piles.compactMap(\.last).map {
        StagePicture.Page(id: id(of: $0), title: "", isCovered: true)
      }
      return shown
    }
    shown.isDrawerOpen = region.isDrawerOpen
    let reaches = shown.id == stage.rootItemsRegionID && stage.coveredRoots == nil
    if hasRootItems {
      shown.rootItems = rootItems(of: region, in: shown.id, isReachable: reaches)
    }
    shown.pages = pages(of: piles, at: place)
    if reaches, shown.container.rootNavigation == .drawer {
      shown.openDrawer = region.isDrawerOpen ? nil : .openDrawer
      shown.closeDrawer = region.isDrawerOpen ? .closeDrawer : nil
    }
    if reaches, shown.container.rootNavigation == .pages {
      let actions = stage.pageTurns.map(\.action)
      shown.turns = StagePicture.PageTurns(
        next: actions.first { $0 == .next }, previous: actions.first { $0 == .previous })
    }
    return shown
  }

  /// Returns the visible pages of a level, with the ways back from those in front.
  private func pages(of piles: [[any Screen]], at place: Int) -> [StagePicture.Page] {
    let isBehindPlayer = place == 0 && isMaximized
    return piles.map { pile in
      var page = page(pile, isCovered: isBehindPlayer || isCovered(behind: place))
      guard isFront(place), pile.count > 1, isFrontInReach, !isBehindPlayer else { return page }
      page.back = stage.wayBack(from: pile[pile.count - 1], to: pile[pile.count - 2])
      return page
    }
  }

  private func rootItems(
    of region: StageSnapshot.Region, in id: StagePicture.ID, isReachable: Bool
  ) -> [StagePicture.RootItem] {
    let roots = region.roots.map { $0.screens[0] }
    let shown = pictures.representations(of: roots, in: id, isWatched: isWatched)
    let labels = UserAction.Label.numbered(shown.map(\.name))
    return shown.indices.map { place in
      StagePicture.RootItem(
        id: self.id(of: roots[place]).asRoot, representation: shown[place],
        isSelected: place == region.selected,
        select: isReachable ? .select(labels[place]) : nil)
    }
  }

  /// Returns the page for the top of a pile, with the elements of the screens embedded in it.
  private func page(_ pile: [any Screen], isCovered: Bool) -> StagePicture.Page {
    let screens = stage.withEmbedded(pile[pile.count - 1])
    return read(
      PageSource(
        screens: screens, ids: screens.map(id), below: pile.dropLast().last, isCovered: isCovered))
  }

  private func read(_ source: PageSource) -> StagePicture.Page {
    pictures.reading(of: source, isWatched: isWatched, isWhole: isWhole)
  }
}

extension PictureMaker {
  /// Returns the screens that the user sees side by side, from the lowest to the one in front, each
  /// with the screens beneath it.
  private func piles(of region: StageSnapshot.Region, columns: Int) -> [[any Screen]] {
    guard region.roots.indices.contains(region.selected) else { return [] }
    let root = region.roots[region.selected]
    let detail = root.detail.isEmpty ? [] : [root.detail]
    let room = columns - detail.count
    guard room > 0 else { return [root.screens + root.detail] }
    return root.screens.dropLast().prefix(room - 1).map { [$0] } + [root.screens] + detail
  }
}

extension Stage {
  /// The maker of pictures, which follows the stage from the first picture on.
  var pictures: Pictures {
    if let pictures = follower as? Pictures { return pictures }
    let pictures = Pictures(self)
    follower = pictures
    return pictures
  }

  /// The current picture, which contains everything a backend has to draw.
  ///
  /// Each access reads the content of each visible screen once. A backend that also needs changes
  /// calls `watch` instead.
  public var picture: StagePicture {
    let picture = picture(isWhole: true)
    finishTurnIfIdle()
    return picture
  }

  /// Returns a new picture, with all rows of long lists or only the requested ones.
  func picture(isWhole: Bool) -> StagePicture {
    working {
      PictureMaker(stage: self, pictures: pictures, isWatched: false, isWhole: isWhole).picture()
    }
  }

  /// Calls back with the current picture, and then after each change, until the watch is released.
  ///
  /// ```swift
  /// watch = stage.watch { [weak self] picture, transition in
  ///   self?.draw(picture, animated: transition?.isAnimated ?? false)
  /// }
  /// ```
  ///
  /// For a transition, the callback receives the picture right after it, just before the backend
  /// receives the transition. Changes without a transition, from an `@Observable` screen or
  /// `contentChanged(of:)`, follow after all waiting transitions. The watch reads nothing
  /// invisible, and reads a page once per change. The stage evaluates requests from the callback
  /// afterwards.
  ///
  /// With `rows`, the watch reads only that many rows from the start of a long list. Request others
  /// with ``PictureWatch/read(_:of:)`` when they become visible. Other rows are not created.
  /// - Parameters:
  ///   - rows: the initial number of rows of `ScreenContent.Rows`, or nil for all.
  ///   - body: receives the picture, and the transition that led to it, if any.
  public func watch(
    rows: Int? = nil, _ body: @escaping @MainActor (StagePicture, PresentationTransition?) -> Void
  ) -> PictureWatch {
    let watch = PictureWatch(at: pictures, rows: rows, body)
    pictures.add(watch)
    finishTurnIfIdle()
    return watch
  }

  /// The screens that have changed without a notification of watchers, for tests.
  package var unnoticedChanges: [any Screen] {
    finishTurnIfIdle()
    defer { finishTurnIfIdle() }
    return pictures.unnoticedChanges
  }

  /// Returns the identifier of a screen in pictures.
  public func pictureID(of screen: any Screen) -> StagePicture.ID { pictures.id(of: screen) }

  /// Returns a screen and all screens that are embedded in it, each host before its embedded
  /// screens.
  func withEmbedded(_ screen: any Screen) -> [any Screen] {
    [screen] + state.embedded(in: screen).flatMap(withEmbedded)
  }
}
