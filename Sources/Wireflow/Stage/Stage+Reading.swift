/// The state of the stage, for all to read.
extension Stage {
  /// The places of all screens, as a value.
  public var state: StageState { StageState(places, in: turn) }

  /// Returns the number of the presentation of the modal that a screen is in, or nil if it is in
  /// none.
  ///
  /// The number stays while the modal's root items come and go.
  package func presentation(of screen: any Screen) -> UInt32? {
    region(of: screen).flatMap { $0.isBase ? nil : $0.number }
  }

  /// The number of the presentation of the modal in front, walls included, or nil without a modal.
  package var frontPresentation: UInt32? { places.front.isBase ? nil : places.front.number }

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

  /// Returns the screen on top of a screen's stack, or of the detail if that lies on the stack.
  ///
  /// Returns nil if the screen is not on stage.
  package func top(over screen: any Screen) -> (any Screen)? {
    places.page(of: screen)?.outermostHost.top?.screen
  }

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
