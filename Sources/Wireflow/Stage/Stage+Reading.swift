/// The facts about what is on stage, for all to read.
extension Stage {
  /// The screens of the base's root items, in order.
  public var rootScreens: [any Screen] { roots(of: state.tree.base) }

  /// The screen of the selected root item of the base.
  public var selectedRoot: (any Screen)? { selectedRoot(of: state.tree.base) }

  /// The screens of the root items that a screen stands among, in the base or in a modal.
  public func rootScreens(around screen: any Screen) -> [any Screen] {
    let region = region(of: screen)
    return region == .none ? [] : roots(of: region)
  }

  /// The selected one of the root items that a screen stands among.
  public func selectedRoot(around screen: any Screen) -> (any Screen)? {
    let region = region(of: screen)
    return region == .none ? nil : selectedRoot(of: region)
  }

  /// Returns the number of the presentation of the modal that a screen stands in, which stays while
  /// its root items come and go, or nil if the screen stands in none.
  package func presentation(of screen: any Screen) -> UInt32? {
    let region = region(of: screen)
    return region == .none || region == state.tree.base ? nil : state.tree.regions[region].arrival
  }

  /// The number of the presentation of the modal in front, walls included, or nil if none is up.
  package var frontPresentation: UInt32? {
    frontRegion == state.tree.base ? nil : state.tree.regions[frontRegion].arrival
  }

  /// The first screens of the modals that are no walls, from the lowest to the one in front.
  public var modalScreens: [any Screen] {
    state.tree.order.dropFirst().filter { !state.tree.isWall($0) }
      .map { state.tree.screen(state.tree.first($0)) }
  }

  /// The screen in front of all others, behind an alert and the drawer, or nil before root items are
  /// installed.
  ///
  /// It is the maximized player, or the top of the front modal's or the selected root item's stack.
  public var frontScreen: (any Screen)? {
    let front = state.front
    return front == .none ? nil : state.tree.screen(front)
  }

  /// The number of modals.
  package var modalCount: Int { state.tree.order.count - 1 }

  /// The alert that is shown.
  public var shownAlert: AlertContent? {
    state.tree.alert.map { state.tree.shown($0.content, from: $0.sender) }
  }

  /// The player, which is a screen that can be minimized.
  public var playerScreen: (any FullscreenMinimizable)? { state.tree.player?.screen }

  /// True while the player covers the app.
  public var isMaximized: Bool { state.tree.player?.isMaximized ?? false }

  /// True while the drawer is open, that of the modal in front or else that of the base.
  public var isDrawerOpen: Bool {
    let region = state.drawerRegion
    return state.tree.regions[region].isDrawerOpen && !state.tree.isBehindWall(region)
  }

  /// The room that the app has now, as the last `adapt` said, also where it changed nothing.
  public var formFactor: FormFactor { state.formFactor }

  /// True while what has its turn comes from the user and not from the app.
  public var isUserRequest: Bool { turn.who.isByUser }

  /// The coordinator's name of the flow whose request has its turn.
  public var askingFlow: String? { state.ledger.record(turn.who.asker)?.name }

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
    return state.ledger.record(state.ledger.parent(of: flow.id))?.coordinator
  }

  /// Returns true if a screen is the root of a root item's or a modal's stack, in O(1).
  public func isRoot(_ screen: any Screen) -> Bool {
    let slot = state.tree.find(screen)
    return slot != .none && state.tree.isRoot(slot)
  }

  /// Returns true if a screen is the top of its stack, in O(1).
  public func isTop(_ screen: any Screen) -> Bool {
    let slot = state.tree.find(screen)
    return slot != .none && state.tree.isTop(slot)
  }

  /// Returns true if a screen is on stage, in O(1).
  public func isOnStage(_ screen: any Screen) -> Bool { state.tree.find(screen) != .none }

  /// Returns the stack that a screen stands on, from its root to its top, or nothing if the screen
  /// is not on stage.
  public func stack(of screen: any Screen) -> [any Screen] {
    let slot = state.tree.find(screen)
    return slot == .none ? [] : state.tree.screens(of: state.tree.stack(of: slot))
  }

  /// Returns the screen on top of the stack that a screen stands on, or of the detail where that
  /// lies on the stack, or nil if the screen is not on stage.
  package func top(over screen: any Screen) -> (any Screen)? {
    let slot = state.tree.find(screen)
    guard slot != .none else { return nil }
    let stack = state.tree.stack(of: slot)
    let isCovered = state.tree.isCoveredByDetail(stack)
    let front = isCovered ? state.tree.items[state.tree.stacks[stack].item].detail : stack
    return state.tree.screen(state.tree.topSlot(front))
  }

  /// Returns the detail beside the list that a screen stands in, from its lowest screen to its top.
  ///
  /// It is empty if there is none.
  public func detail(beside screen: any Screen) -> [any Screen] {
    let slot = state.tree.find(screen)
    guard slot != .none, case let item = state.tree.stacks[state.tree.stack(of: slot)].item,
      item != .none, state.tree.items[item].detail != .none
    else { return [] }
    return state.tree.screens(of: state.tree.items[item].detail)
  }

  /// The screens that are embedded in a screen, in order.
  public func embedded(in screen: any Screen) -> [any Screen] {
    let slot = state.tree.find(screen)
    return slot == .none ? [] : state.tree.embedded[slot].map { state.tree.screen($0) }
  }

  /// Returns the screen that a screen is embedded in, or nil if it stands on a stack.
  public func host(of screen: any Screen) -> (any Screen)? {
    let slot = state.tree.find(screen)
    guard slot != .none, state.tree.isEmbedded(slot) else { return nil }
    return state.tree.screen(state.tree.slots[slot].stack)
  }

  /// The screens that the user can see behind an alert and the drawer, from the front.
  ///
  /// They are the columns of the modal in front, or the maximized player, or the columns of the
  /// selected root item and the minimized player's controls. Each screen stands before what is
  /// embedded in it.
  public var visibleScreens: [any Screen] { state.tree.visibleScreens }

  /// All that is on stage, with the live screens.
  public var snapshot: StageSnapshot { state.tree.snapshot }

  /// The name of a screen in the log and the tree.
  public func name(of screen: any Screen) -> ScreenName {
    ScreenName(typeName: types[screen], title: screen.title)
  }

  private func owner(of screen: any Screen) -> FlowRecord? {
    state.ledger.record(state.ledger.owner(state.tree.find(screen)))
  }

  private func region(of screen: any Screen) -> Index {
    let slot = state.tree.find(screen)
    return slot == .none ? .none : state.tree.region(of: slot)
  }

  func roots(of region: Index) -> [any Screen] {
    let items = state.tree.regions[region].items
    var roots: [any Screen] = []
    roots.reserveCapacity(items.count)
    for item in items { roots.append(state.tree.root(ofItem: item)) }
    return roots
  }

  /// Returns the titles by which the user knows root items.
  func titles(of roots: [any Screen]) -> [String] {
    var titles: [String] = []
    titles.reserveCapacity(roots.count)
    for root in roots { titles.append(root.representation.title) }
    return titles
  }

  private func selectedRoot(of region: Index) -> (any Screen)? {
    let item = state.tree.selectedItem(of: region)
    return item == .none ? nil : state.tree.root(ofItem: item)
  }
}
