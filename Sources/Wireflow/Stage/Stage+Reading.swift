/// The facts about what is on stage, for all to read.
extension Stage {
  /// The screens of the base's root items, in order.
  public var rootScreens: [any Screen] { places.base.roots }

  /// The screen of the selected root item of the base.
  public var selectedRoot: (any Screen)? { places.base.selectedItem?.root.screen }

  /// The screens of the root items that a screen stands among, in the base or in a modal.
  public func rootScreens(around screen: any Screen) -> [any Screen] {
    region(of: screen)?.roots ?? []
  }

  /// The selected one of the root items that a screen stands among.
  public func selectedRoot(around screen: any Screen) -> (any Screen)? {
    region(of: screen)?.selectedItem?.root.screen
  }

  /// Returns the number of the presentation of the modal that a screen stands in, which stays while
  /// its root items come and go, or nil if the screen stands in none.
  package func presentation(of screen: any Screen) -> UInt32? {
    region(of: screen).flatMap { $0.isBase ? nil : $0.number }
  }

  /// The number of the presentation of the modal in front, walls included, or nil if none is up.
  package var frontPresentation: UInt32? { places.front.isBase ? nil : places.front.number }

  /// The first screens of the modals that are no walls, from the lowest to the one in front.
  public var modalScreens: [any Screen] {
    places.order.modals.filter { !$0.isWall }.map(\.first.screen)
  }

  /// The screen in front of all others, behind an alert and the drawer, or nil before root items are
  /// installed.
  ///
  /// It is the maximized player, or the top of the front modal's or the selected root item's stack.
  public var frontScreen: (any Screen)? { places.frontPage?.screen }

  /// The number of modals.
  package var modalCount: Int { places.order.modals.count }

  /// The alert that is shown.
  public var shownAlert: AlertContent? {
    places.alert.map { places.shown($0.content, from: $0.sender) }
  }

  /// The player, which is a screen that can be minimized.
  public var playerScreen: (any FullscreenMinimizable)? { places.player?.screen }

  /// True while the player covers the app.
  public var isMaximized: Bool { places.player?.isMaximized ?? false }

  /// True while the drawer is open, that of the modal in front or else that of the base.
  public var isDrawerOpen: Bool {
    let region = places.drawerRegion
    return region.isDrawerOpen && !places.isBehindWall(region)
  }

  /// The room that the app has now, as the last `adapt` said, also where it changed nothing.
  public var formFactor: FormFactor { places.formFactor }

  /// True while what has its turn comes from the user and not from the app.
  public var isUserRequest: Bool { turn.isByUser }

  /// The coordinator's name of the flow whose request has its turn.
  public var askingFlow: String? { turn.flow?.name }

  /// The coordinator's name of the flow that a screen on stage belongs to.
  public func flow(of screen: any Screen) -> String? { owner(of: screen)?.name }

  /// The coordinator of the flow that a screen on stage belongs to.
  public func coordinator(of screen: any Screen) -> (any FlowCoordinator)? {
    owner(of: screen)?.coordinator
  }

  /// The coordinator that started a flow, while both live.
  package func parent(of coordinator: some FlowCoordinator) -> (any FlowCoordinator)? {
    let flow = coordinator.wireframe.flow
    guard flow.isAlive else { return nil }
    return flow.parent?.coordinator
  }

  /// Returns true if a screen is the root of a root item's or a modal's stack, in O(1).
  public func isRoot(_ screen: any Screen) -> Bool {
    places.page(of: screen)?.isRoot ?? false
  }

  /// Returns true if a screen is the top of its stack, in O(1).
  public func isTop(_ screen: any Screen) -> Bool {
    places.page(of: screen)?.isTop ?? false
  }

  /// Returns true if a screen is on stage, in O(1).
  public func isOnStage(_ screen: any Screen) -> Bool { places.page(of: screen) != nil }

  /// Returns the stack that a screen stands on, from its root to its top, or nothing if the screen
  /// is not on stage.
  public func stack(of screen: any Screen) -> [any Screen] {
    places.page(of: screen)?.outermostHost.stack?.pages.map(\.screen) ?? []
  }

  /// Returns the screen on top of the stack that a screen stands on, or of the detail where that
  /// lies on the stack, or nil if the screen is not on stage.
  package func top(over screen: any Screen) -> (any Screen)? {
    guard let stack = places.page(of: screen)?.outermostHost.stack else { return nil }
    return (stack.coveringDetail ?? stack).top.screen
  }

  /// Returns the detail beside the list that a screen stands in, from its lowest screen to its top.
  ///
  /// It is empty if there is none.
  public func detail(beside screen: any Screen) -> [any Screen] {
    places.page(of: screen)?.item?.detail?.pages.map(\.screen) ?? []
  }

  /// The screens that are embedded in a screen, in order.
  public func embedded(in screen: any Screen) -> [any Screen] {
    places.page(of: screen)?.embedded.map(\.screen) ?? []
  }

  /// Returns the screen that a screen is embedded in, or nil if it stands on a stack.
  public func host(of screen: any Screen) -> (any Screen)? {
    places.page(of: screen)?.host?.screen
  }

  /// The screens that the user can see behind an alert and the drawer, from the front.
  ///
  /// They are the columns of the modal in front, or the maximized player, or the columns of the
  /// selected root item and the minimized player's controls. Each screen stands before what is
  /// embedded in it.
  public var visibleScreens: [any Screen] { places.visiblePages.map(\.screen) }

  /// All that is on stage, with the live screens.
  public var snapshot: StageSnapshot { places.snapshot }

  /// The name of a screen in the log and the tree.
  public func name(of screen: any Screen) -> ScreenName {
    ScreenName(of: screen)
  }

  private func owner(of screen: any Screen) -> FlowRecord? { places.page(of: screen)?.owner }

  private func region(of screen: any Screen) -> Region? { places.page(of: screen)?.region }
}

extension Region {
  /// The screens of its root items, in order.
  var roots: [any Screen] { items.map(\.root.screen) }
}
