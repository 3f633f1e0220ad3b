/// The state of the stage, for all to read.
extension Stage {
  /// The state as a value, as policies read it.
  public var state: StageState { StageState(places, in: turn) }

  /// The screens of the base's root items, in order.
  public var rootScreens: [any Screen] { state.rootScreens }

  /// The screen of the selected root item of the base.
  public var selectedRoot: (any Screen)? { state.selectedRoot }

  /// Returns the screens of the root items around a screen, in the base or in a modal.
  public func rootScreens(around screen: any Screen) -> [any Screen] {
    state.rootScreens(around: screen)
  }

  /// Returns the screen of the selected root item around a screen.
  public func selectedRoot(around screen: any Screen) -> (any Screen)? {
    state.selectedRoot(around: screen)
  }

  /// Returns the number of the presentation of the modal that a screen is in, or nil if it is in
  /// none.
  ///
  /// The number stays while the modal's root items come and go.
  package func presentation(of screen: any Screen) -> UInt32? {
    region(of: screen).flatMap { $0.isBase ? nil : $0.number }
  }

  /// The number of the presentation of the modal in front, walls included, or nil without a modal.
  package var frontPresentation: UInt32? { places.front.isBase ? nil : places.front.number }

  /// The first screens of the modals other than walls and minimized ones, from the lowest to the one
  /// in front.
  public var modalScreens: [any Screen] { state.modalScreens }

  /// The screen in front of all others, apart from an alert and the drawer, or nil before root
  /// items are installed.
  ///
  /// This is the maximized player, or the top of the front modal's or the selected root item's
  /// stack.
  public var frontScreen: (any Screen)? { state.frontScreen }

  /// The number of modals, without minimized ones.
  package var modalCount: Int { places.modals.count }

  /// The alert on stage.
  public var shownAlert: AlertContent? {
    places.alert.map { places.shown($0.content, from: $0.sender) }
  }

  /// The player: a screen that can be minimized.
  public var playerScreen: (any FullscreenMinimizable)? { places.player }

  /// The maximized player, or else the content of the bar.
  package var shownPlayer: StageSnapshot.Player? { places.shownPlayer }

  /// True while the player covers the app.
  public var isMaximized: Bool { places.isMaximized }

  /// True while the drawer of the modal in front, or else of the base, is open.
  public var isDrawerOpen: Bool { state.isDrawerOpen }

  /// The form factor from the last `adapt`, even if that changed nothing.
  public var formFactor: FormFactor { places.state.formFactor }

  /// Returns the name of the coordinator whose flow owns a screen on stage.
  public func flow(of screen: any Screen) -> String? { owner(of: screen)?.name }

  /// Returns the coordinator whose flow owns a screen on stage.
  public func coordinator(of screen: any Screen) -> (any FlowCoordinator)? {
    owner(of: screen)?.coordinator
  }

  /// Returns the coordinator that started a flow, while both live.
  package func parent(of coordinator: some FlowCoordinator) -> (any FlowCoordinator)? {
    let flow = coordinator.wireframe.flow
    guard flow.isAlive else { return nil }
    return flow.parent?.coordinator
  }

  /// Makes a value for each flow from those of its child flows, and returns that of the main flow.
  ///
  /// Returns nil before the launch.
  package func mapFlows<Value>(
    _ make: (_ name: String, _ children: [Value]) -> Value
  ) -> Value? {
    guard let main = places.main else { return nil }
    // Children come before their parents, so that no call recurses as deep as flows are nested.
    var made: [Int: Value] = [:]
    for flow in main.subtree {
      let children = (places.state.flows[flow.id]?.children ?? []).sorted { $0.number < $1.number }
        .compactMap { made.removeValue(forKey: $0.number) }
      made[flow.number] = make(flow.name, children)
    }
    return made[main.number]
  }

  /// Returns true if a screen is the root of a root item's or a modal's stack.
  ///
  /// It takes O(n) of the screens in front of it.
  public func isRoot(_ screen: any Screen) -> Bool { state.isRoot(screen) }

  /// Returns true if a screen is the top of its stack.
  ///
  /// It takes O(n) of the screens in front of it.
  public func isTop(_ screen: any Screen) -> Bool { state.isTop(screen) }

  /// Returns true if a screen is on stage, in O(1).
  public func isOnStage(_ screen: any Screen) -> Bool { places.page(of: screen) != nil }

  /// Returns true if a screen is on stage, or among detached root items, in O(1).
  ///
  /// A backend keeps its views of such a screen.
  public func isResident(_ screen: any Screen) -> Bool {
    places.state.residents[ScreenID(screen)] != nil
  }

  /// The names of the flows that own detached screens.
  package var flowsOfDetachedScreens: Set<String> {
    let owners = places.state.residents.values.compactMap { $0.scene == nil ? nil : $0.owner }
    return Set(owners.compactMap { places.flow($0)?.name })
  }

  /// Returns the stack that a screen is on, from its root to its top, or an empty array if the
  /// screen is not on stage.
  public func stack(of screen: any Screen) -> [any Screen] { state.stack(of: screen) }

  /// Returns the screen on top of a screen's stack, or of the detail if that lies on the stack.
  ///
  /// Returns nil if the screen is not on stage.
  package func top(over screen: any Screen) -> (any Screen)? {
    places.page(of: screen)?.outermostHost.top?.screen
  }

  /// Returns the detail beside the list that a screen is in, from its lowest screen to its top.
  ///
  /// The result is empty without a detail.
  public func detail(beside screen: any Screen) -> [any Screen] { state.detail(beside: screen) }

  /// Returns the screens that are embedded in a screen, in order.
  public func embedded(in screen: any Screen) -> [any Screen] { state.embedded(in: screen) }

  /// Returns the screen that a screen is embedded in, or nil if it is on a stack.
  public func host(of screen: any Screen) -> (any Screen)? { state.host(of: screen) }

  /// The visible screens from the front, apart from an alert and the drawer.
  ///
  /// These are the columns of the modal in front, or the maximized player, or the columns of the
  /// selected root item and the minimized player's controls. Each screen precedes those embedded in
  /// it.
  public var visibleScreens: [any Screen] { places.visiblePages.map(\.screen) }

  /// Everything on stage, with the live screens.
  public var snapshot: StageSnapshot { places.snapshot }

  /// The modal in front, walls included, with its screens alone.
  package var frontModal: StageSnapshot.Modal? { places.frontModal }

  /// Returns the name of a screen in the log and the tree.
  public func name(of screen: any Screen) -> ScreenName { ScreenName(of: screen) }

  private func owner(of screen: any Screen) -> FlowRecord? { places.page(of: screen)?.owner }

  private func region(of screen: any Screen) -> Region? { places.page(of: screen)?.region }
}
