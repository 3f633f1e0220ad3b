/// The state of a stage at one moment: the places of its screens, as a value.
///
/// ``Stage/state`` answers questions about what is on stage now. A policy reads the state that its
/// request would change, because it can neither change that nor call a screen. A copy takes O(1), and
/// the next change of the stage O(n) once if somebody still keeps the copy.
/// ```swift
/// policy.translate(.push(page, from: list), in: stage.state)
/// ```
public struct StageState {
  let state: NavigationState
  private let screens: [ScreenID: any Screen]
  /// True if the current request comes from the user rather than the app.
  public let isUserRequest: Bool
  /// The name of the coordinator whose flow makes the current request, or nil if none does.
  public let askingFlow: String?

  /// - Parameter scene: the detached root items that a request is about, or nil for the stage.
  @MainActor
  init(_ places: Places, in turn: CurrentTurn, of scene: UInt32? = nil) {
    var state = places.state
    state.enterScene(scene)
    (self.state, screens) = (state, places.screens)
    (isUserRequest, askingFlow) = (turn.isByUser, turn.flow?.name)
  }

  /// The form factor from the last `adapt`, even if that changed nothing.
  public var formFactor: FormFactor { state.formFactor }

  /// The screens of the base's root items, in order.
  public var rootScreens: [any Screen] { state.base.roots.compactMap(screen) }

  /// The screen of the selected root item of the base.
  public var selectedRoot: (any Screen)? { state.base.selectedItem.flatMap { screen($0.root) } }

  /// Returns the screens of the root items around a screen, in the base or in a modal.
  public func rootScreens(around screen: any Screen) -> [any Screen] {
    region(of: screen)?.roots.compactMap(self.screen) ?? []
  }

  /// Returns the screen of the selected root item around a screen.
  public func selectedRoot(around screen: any Screen) -> (any Screen)? {
    region(of: screen)?.selectedItem.flatMap { self.screen($0.root) }
  }

  /// The first screens of the modals other than walls and minimized ones, from the lowest to the one
  /// in front.
  public var modalScreens: [any Screen] {
    state.regions.dropFirst().filter { !$0.isWall && !$0.isDocked }
      .compactMap { screen($0.first) }
  }

  /// The screen in front of all others, apart from an alert and the drawer, or nil before root
  /// items are installed.
  ///
  /// This is the maximized player, or the top of the front modal's or the selected root item's
  /// stack.
  public var frontScreen: (any Screen)? {
    state.frontScreen(at: state.regions.count - 1).flatMap(screen)
  }

  /// True while the player covers the app.
  public var isMaximized: Bool { state.player?.isMaximized ?? false }

  /// True while the drawer of the modal in front, or else of the base, is open.
  public var isDrawerOpen: Bool {
    let level = state.drawerLevel()
    return state.regions[level].isDrawerOpen && state.wall.map { level < $0 } != true
  }

  /// Returns true if a screen is on stage, in O(1).
  public func isOnStage(_ screen: any Screen) -> Bool { state.isOnStage(ScreenID(screen)) }

  /// Returns true if a screen is the root of a root item, in the base or in a modal.
  ///
  /// It takes O(n) of the screens in front of it, like all the following questions.
  public func isRootItem(_ screen: any Screen) -> Bool { state.rootItem(ScreenID(screen)) != nil }

  /// Returns true if a screen is the root of a root item's or a modal's stack.
  public func isRoot(_ screen: any Screen) -> Bool {
    position(of: screen).map(state.isRoot) ?? false
  }

  /// Returns true if a screen is the top of its stack.
  public func isTop(_ screen: any Screen) -> Bool { position(of: screen).map(state.isTop) ?? false }

  /// Returns the stack that a screen is on, from its root to its top, or an empty array if the
  /// screen is not on stage.
  public func stack(of screen: any Screen) -> [any Screen] {
    position(of: outermostHost(of: screen)).map { state[$0.stack].compactMap(self.screen) } ?? []
  }

  /// Returns the detail beside the list that a screen is in, from its lowest screen to its top.
  ///
  /// The result is empty without a detail.
  public func detail(beside screen: any Screen) -> [any Screen] {
    guard let item = position(of: outermostHost(of: screen))?.stack.item else { return [] }
    return state.regions[item.level].items[item.place].detail.compactMap(self.screen)
  }

  /// Returns the screens that are embedded in a screen, in order.
  public func embedded(in screen: any Screen) -> [any Screen] {
    state.residents[ScreenID(screen)]?.embedded.compactMap(self.screen) ?? []
  }

  /// Returns the screen that a screen is embedded in, or nil if it is on a stack.
  public func host(of screen: any Screen) -> (any Screen)? {
    state.residents[ScreenID(screen)]?.host.flatMap(self.screen)
  }

  /// Returns the screen on a stack that a screen is in: itself, or its outermost host.
  public func outermostHost(of screen: any Screen) -> any Screen {
    self.screen(state.outermostHost(of: ScreenID(screen))) ?? screen
  }

  private func screen(_ id: ScreenID) -> (any Screen)? { screens[id] }

  private func position(of screen: any Screen) -> NavigationState.Position? {
    state.position(of: ScreenID(screen))
  }

  private func region(of screen: any Screen) -> NavigationState.Region? {
    state.level(of: ScreenID(screen)).map { state.regions[$0] }
  }
}
