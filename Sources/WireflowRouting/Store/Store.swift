public import Wireflow

/// A store that holds the state of an app, and is the only way to change it.
///
/// From Terrell, "iOS: Solved" (Cordux). The route is a part of the state. The coordinators follow
/// it, and each user action on the screen updates it, so the state and the screen always agree.
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
  private var restoration: Restoration<State>?
  let awaited = AwaitedPlace<State>()
  /// The state whose tabs are shown, while guards keep tabs that the newest state no longer has.
  private var keptState: State?
  /// The state from which coordinators derive their tabs.
  var seenState: State { keptState ?? state }
  /// The route to return to if a link that waits for the root coordinator leads nowhere.
  private var routeBeforeLink: Route?
  private var subscriptions: [Subscription<State>] = []

  /// Creates a store that writes changes of the route to the presentation log.
  /// - Parameters:
  ///   - initialState: the state at launch.
  ///   - reducer: the reducer that makes each further state.
  ///   - middlewares: the observers of actions, the outermost first.
  ///   - stage: the stage on which the coordinators present.
  public convenience init(
    initialState: State, reducer: some Reducer<State>, middlewares: [any Middleware<State>] = [],
    stage: Stage
  ) {
    self.init(
      initialState: initialState, reducer: reducer, middlewares: middlewares, stage: stage,
      routeLogger: PresentationRouteLogger(stage))
  }

  /// Creates a store with a custom route logger, or without one.
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

  /// The coordinator at the root of the tree, held weakly.
  ///
  /// When you set a coordinator, it follows the current route at once.
  public var rootCoordinator: (any RoutedCoordinator)? {
    get { propagation.root }
    set {
      propagation.root = newValue
      guard newValue != nil else { return }
      giveUpLinkToNowhere()
      guard let awaited = takeRestoration() else { return propagation.propagate(state.route) }
      carryOut(awaited)
    }
  }

  /// The longest time that a coordinator may take for one step before the app continues without it.
  public var stallLimit: Duration {
    get { propagation.stallLimit }
    set { propagation.stallLimit = newValue }
  }

  /// Changes the route, dispatches the action, and lets the coordinators follow.
  ///
  /// If a reducer then changes the route again, the coordinators follow the result.
  public func route(_ action: RouteAction<some RouteConvertible>) {
    let action = action.inRoutes
    route(action, arriving: .step, dispatching: action)
  }

  /// Stores the route that the screen already shows, without calling reducers or coordinators.
  ///
  /// Wireflow calls this method after each user action that moves the screen.
  public func setRoute(_ action: RouteAction<some RouteConvertible>) {
    state.route = action.reduce(state.route)
    propagation.noteRoute(state.route)
    routeLogger?.log(.set(state.route))
    notify()
  }

  /// Dispatches an action: the reducer makes the next state, the coordinators follow its route, and
  /// the subscribers render it.
  ///
  /// If flows have guards, the store asks them about every screen that would leave, by the new route
  /// or with tabs that the state no longer has. The guards already read the new state. If one
  /// refuses, the route and the tabs stay as they are on screen, and everything else in the state
  /// changes all the same. The same applies while a guard decides.
  ///
  /// To end a session, raise a wall first. The store asks no guard about screens behind a wall.
  public func dispatch(_ action: any Action) {
    let (former, kept) = (reduce(action), keptState)
    let (goal, report) = (state.route, ActionReport(action))
    state.route = former.route
    keptState = kept ?? former
    // Guards that keep tabs have already answered about them.
    if kept == nil || goal != former.route || !propagation.stage.hasGuards {
      propagation.admit(goal, arriving: .step) { [weak self] in
        guard let self else { return }
        let route = state.route
        state.route = goal
        follow(from: route, arriving: .step, report)
      }
    }
    guard !report.isDone else { return }
    if !propagation.removesTabs { releaseTabs() }
    finish(report)
    notify()
  }

  /// Subscribes a renderer to the view model that a transform makes of the state: now, and whenever
  /// the view model changes.
  ///
  /// The store holds the renderer weakly, and ignores a second subscription of the same one. While
  /// the transform returns nil, the renderer does not render.
  public func subscribe<R: Renderer>(
    _ renderer: R, _ transform: @escaping (State) -> R.ViewModel?
  ) {
    guard !subscriptions.contains(where: { $0.subscriber === renderer }) else { return }
    let subscription = Subscription(renderer, transform)
    subscriptions.append(subscription)
    subscription.notify(of: state)
  }

  /// Subscribes a renderer to the state itself.
  public func subscribe<R: Renderer>(_ renderer: R) where R.ViewModel == State {
    subscribe(renderer) { $0 }
  }

  /// Ends the subscription of a renderer.
  public func unsubscribe(_ renderer: some Renderer) {
    // The store may be notifying the others right now, and must not reach this one.
    for subscription in subscriptions where subscription.subscriber === renderer {
      subscription.end()
    }
    subscriptions.removeAll { $0.subscriber == nil }
  }

  /// Changes the route once guards have allowed it as a whole, which is usually at once.
  /// - Returns: the outcome for the route as a whole; `.queued` while a guard decides.
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
    let former = reduce(action)
    follow(from: former.route, arriving: arrival, ActionReport(action))
  }

  func awaitRoot(_ restoration: Restoration<State>) { self.restoration = restoration }

  /// Returns to the previous route if a link that arrived before the root coordinator leads
  /// nowhere.
  private func giveUpLinkToNowhere() {
    guard let routeBeforeLink, !propagation.reaches(state.route) else { return }
    propagation.log("\(RouteURLError.noPlace(state.route))")
    self.routeBeforeLink = nil
    state.route = routeBeforeLink
    notify()
  }

  /// Returns the restoration that waits for the root coordinator, or nil if a link replaces it.
  private func takeRestoration() -> Restoration<State>? {
    defer { (restoration, routeBeforeLink) = (nil, nil) }
    guard restoration != nil, routeBeforeLink != nil else { return restoration }
    propagation.log("not restored, since a link leads to \(state.route)")
    return nil
  }

  /// Makes the next state, and returns the one that the reducer received.
  private func reduce(_ action: any Action) -> State {
    for middleware in middlewares { middleware.before(action, state: state) }
    let next = reducer.handleAction(action, state: state)
    return exchange(&state, with: next)
  }

  /// Lets the coordinators follow the route that an action has changed from another one.
  private func follow(from route: Route, arriving arrival: RouteArrival, _ report: ActionReport) {
    releaseTabs()
    // Middleware may dispatch too, so remember the route that this reducer returned.
    let reduced = state.route
    finish(report)
    if reduced != route { routeLogger?.log(.reducer(reduced)) }
    awaited.decide(in: state)
    propagation.propagate(state.route, arriving: arrival)
    notify()
  }

  /// Lets middleware observe an action that the reducer has handled, once.
  private func finish(_ report: ActionReport) {
    guard !exchange(&report.isDone, with: true) else { return }
    for middleware in middlewares.reversed() { middleware.after(report.action, state: state) }
  }

  /// Lets the coordinators show the tabs of the newest state.
  private func releaseTabs() { _ = exchange(&keptState, with: nil) }

  private func notify() {
    awaited.decide(in: state)
    subscriptions.removeAll { $0.subscriber == nil }
    // If a subscriber dispatches while rendering, that dispatch shows the newest state to all.
    for subscription in subscriptions { subscription.notify(of: state) }
  }
}

extension Store: RouteHolding {
  var heldRoute: Route { state.route }

  func seeingNewestTabs<Result>(_ look: () -> Result) -> Result {
    let kept = exchange(&keptState, with: nil)
    defer { keptState = kept }
    return look()
  }

  func screenMoved(to route: Route) { setRoute(.goto(route)) }
}

/// A subscriber, with the last view model that it rendered.
@MainActor
final class Subscription<State> {
  private(set) weak var subscriber: AnyObject?
  private var render: (State) -> Void = { _ in }

  init<R: Renderer>(_ renderer: R, _ transform: @escaping (State) -> R.ViewModel?) {
    subscriber = renderer
    var shown: R.ViewModel?
    render = { [weak renderer] state in
      guard let renderer, let viewModel = transform(state), viewModel != shown else { return }
      shown = viewModel
      renderer.render(viewModel)
    }
  }

  func notify(of state: State) { if subscriber != nil { render(state) } }

  func end() { subscriber = nil }
}

/// An action that middleware observes once the reducer has handled it.
@MainActor
final class ActionReport {
  let action: any Action
  var isDone = false

  init(_ action: any Action) { self.action = action }
}
