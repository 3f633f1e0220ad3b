public import Wireflow

/// The one state of an app, and the only way to change it.
///
/// From Terrell, "iOS: Solved" (Cordux). The route is a part of the state: the coordinators follow
/// it, and what the user does on the screen comes back into it, so the two never part.
///
/// ```swift
/// let store = Store(initialState: AppState(), reducer: AppReducer(), stage: wireframe.stage)
/// store.subscribe(signInScreen, SignInViewModel.init)
/// store.route(.push("v-for-vendetta"))
/// ```
@MainActor
public final class Store<State: RoutableState> {
  /// The state.
  public private(set) var state: State
  let propagation: RoutePropagation
  private let reducer: any Reducer<State>
  private let middlewares: [any Middleware<State>]
  private let routeLogger: (any RouteLogger)?
  /// The restoration that waits for the root coordinator.
  private var restoration: Restoration?
  /// The state that coordinators look at while guards are asked about it.
  private var preview: State?
  /// The state that coordinators make up their tabs by.
  var seenState: State { preview ?? state }
  /// The route before a link that waits for the root coordinator, or nil if none does.
  private var routeBeforeLink: Route?
  private var subscriptions: [any Subscription<State>] = []

  /// Creates a store, whose changes of the route stand in the presentation log.
  /// - Parameters:
  ///   - initialState: the state at the launch.
  ///   - reducer: makes each further state.
  ///   - middlewares: what looks on, the outermost first.
  ///   - stage: what the coordinators present on.
  public convenience init(
    initialState: State, reducer: some Reducer<State>, middlewares: [any Middleware<State>] = [],
    stage: Stage
  ) {
    self.init(
      initialState: initialState, reducer: reducer, middlewares: middlewares, stage: stage,
      routeLogger: PresentationRouteLogger(stage))
  }

  /// Creates a store with a route logger of one's own, or without one.
  public init(
    initialState: State, reducer: some Reducer<State>, middlewares: [any Middleware<State>] = [],
    stage: Stage, routeLogger: (any RouteLogger)?
  ) {
    state = initialState
    self.reducer = reducer
    self.middlewares = middlewares
    self.routeLogger = routeLogger
    propagation = RoutePropagation(stage: stage)
    propagation.holder = self
  }

  /// The coordinator that all others hang on, held weakly.
  ///
  /// It is told the present route at once.
  public var rootCoordinator: (any RoutedCoordinator)? {
    get { propagation.root }
    set {
      propagation.root = newValue
      if newValue != nil { giveUpLinkToNowhere() }
      guard newValue != nil, let awaited = takeRestoration() else {
        return propagation.propagate(state.route)
      }
      carryOut(awaited)
    }
  }

  /// The time that a coordinator may take for one step before the app goes on without it.
  public var stallLimit: Duration {
    get { propagation.stallLimit }
    set { propagation.stallLimit = newValue }
  }

  /// Changes the route, and dispatches the action.
  ///
  /// Reducers may change the route once more; then the coordinators follow.
  public func route(_ action: RouteAction<some RouteConvertible>) {
    let action = action.inRoutes
    route(action, arriving: .step, dispatching: action)
  }

  /// Notes where the screen already is: no reducer is asked and no coordinator moves.
  ///
  /// What the user does on the stage comes here by itself.
  public func setRoute(_ action: RouteAction<some RouteConvertible>) {
    state.route = action.reduce(state.route)
    propagation.noteRoute(state.route)
    routeLogger?.log(.set(state.route))
    notify()
  }

  /// Lets the reducer make the next state from an action, the coordinators follow its route, and
  /// the subscribers see it.
  ///
  /// Where flows have guards, they look first at what the next state takes away: by its route, or as
  /// tabs that it does not have. A guard that refuses refuses the whole action: the state stays as it
  /// is, and so does the screen.
  public func dispatch(_ action: any Action) {
    guard propagation.stage.hasGuards else { return dispatch(action, arriving: .step) }
    let next = reducer.handleAction(action, state: state)
    propagation.admit(next.route, arriving: .step, as: previewing(next)) { [weak self] in
      self?.dispatch(action, arriving: .step)
    }
  }

  /// Returns what lets coordinators look at a state that is not there yet.
  private func previewing(_ next: State) -> RouteAdmission.Preview {
    { [weak self] look in
      guard let self else { return look() }
      let outer = exchange(&preview, with: next)
      defer { preview = outer }
      return look()
    }
  }

  /// Lets a subscriber render what a transform makes of the state: now, and whenever it differs
  /// from what was rendered last.
  ///
  /// It is held weakly; a second subscription of the same one is ignored. While the transform gives
  /// nil, nothing is rendered.
  public func subscribe<R: Renderer>(
    _ renderer: R, _ transform: @escaping (State) -> R.ViewModel?
  ) {
    guard !subscriptions.contains(where: { $0.subscriber === renderer }) else { return }
    let subscription = RendererSubscription(renderer, transform)
    subscriptions.append(subscription)
    subscription.notify(of: state)
  }

  /// Lets a subscriber render the state itself.
  public func subscribe<R: Renderer>(_ renderer: R) where R.ViewModel == State {
    subscribe(renderer) { $0 }
  }

  /// Ends a subscription.
  public func unsubscribe(_ renderer: some Renderer) {
    // The others may be rendering just now, and it must not be next.
    for subscription in subscriptions where subscription.subscriber === renderer {
      subscription.end()
    }
    subscriptions.removeAll { $0.subscriber == nil }
  }

  /// Changes the route once guards have let it pass as a whole, which is mostly at once.
  /// - Returns: the fate of the route as a whole; `.queued` while a guard decides.
  @discardableResult
  func route(
    _ change: RouteAction<Route>, arriving arrival: RouteArrival, dispatching action: any Action,
    before: @escaping @MainActor () -> Void = {}
  ) -> RequestOutcome {
    propagation.admit(change.reduce(state.route), arriving: arrival) { [weak self] in
      before()
      self?.follow(change, arriving: arrival, dispatching: action)
    }
  }

  func follow(
    _ change: RouteAction<Route>, arriving arrival: RouteArrival, dispatching action: any Action
  ) {
    if rootCoordinator == nil, arrival != .step { routeBeforeLink = routeBeforeLink ?? state.route }
    state.route = change.reduce(state.route)
    routeLogger?.log(.store(state.route))
    dispatch(action, arriving: arrival)
  }

  func awaitRoot(_ restoration: Restoration) {
    self.restoration = restoration
  }

  /// Goes back to the route before a link that came too early to see that it leads nowhere.
  private func giveUpLinkToNowhere() {
    guard let routeBeforeLink, !propagation.reaches(state.route) else { return }
    propagation.note("\(RouteURLError.noPlace(state.route))")
    self.routeBeforeLink = nil
    state.route = routeBeforeLink
    notify()
  }

  /// Returns the restoration that waits for the root coordinator, unless a link leads elsewhere.
  private func takeRestoration() -> Restoration? {
    defer { (restoration, routeBeforeLink) = (nil, nil) }
    guard restoration != nil, routeBeforeLink != nil else { return restoration }
    propagation.note("not restored, since a link leads to \(state.route)")
    return nil
  }

  private func dispatch(_ action: any Action, arriving arrival: RouteArrival) {
    for middleware in middlewares { middleware.before(action, state: state) }
    let route = state.route
    let next = reducer.handleAction(action, state: state)
    _ = exchange(&state, with: next)
    // Middleware may dispatch as well, whose route is not this reducer's.
    let reduced = state.route
    for middleware in middlewares.reversed() { middleware.after(action, state: state) }
    if reduced != route { routeLogger?.log(.reducer(reduced)) }
    propagation.propagate(state.route, arriving: arrival)
    notify()
  }

  private func notify() {
    subscriptions.removeAll { $0.subscriber == nil }
    // One that dispatches while it renders sees to it that all see the newest state.
    for subscription in subscriptions { subscription.notify(of: state) }
  }
}

extension Store: RouteHolding {
  var heldRoute: Route { state.route }

  func screenMoved(to route: Route) { setRoute(.goto(route)) }
}
