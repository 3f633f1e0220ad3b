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
  private let logsRoutes: Bool
  /// The restoration that waits for the root coordinator.
  var restoration: (@MainActor () -> Void)?
  /// A place behind a login: the destination of a link, or the places of an archive.
  ///
  /// It is open once a state no longer requires the login. It is dropped when the user has left the
  /// login, or when another place replaces it.
  typealias AwaitedPlace = (
    login: Route, isOpen: (State) -> Bool, lead: () -> Void, drop: () -> Void
  )
  /// The place that waits for a login.
  var awaited: AwaitedPlace?
  /// The state whose tabs are shown, while guards keep tabs that the newest state no longer has.
  private var keptState: State?
  /// The route to return to if a link that waits for the root coordinator leads nowhere.
  private var routeBeforeLink: Route?
  private var subscriptions: [Subscription<State>] = []

  /// Creates a store.
  /// - Parameters:
  ///   - initialState: the state at launch.
  ///   - reducer: the reducer that makes each further state.
  ///   - middlewares: the observers of actions, the outermost first.
  ///   - stage: the stage on which the coordinators present.
  ///   - logsRoutes: whether the presentation log contains each change of the route, below the event
  ///     that caused it.
  public init(
    initialState: State, reducer: some Reducer<State>, middlewares: [any Middleware<State>] = [],
    stage: Stage, logsRoutes: Bool = true
  ) {
    state = initialState
    self.reducer = reducer
    self.middlewares = middlewares
    self.logsRoutes = logsRoutes
    propagation = RoutePropagation(stage: stage)
    propagation.onLed = { [weak self] in self?.rootCoordinator = $0 }
    propagation.onShown = { [weak self] route in
      if let self, route != state.route { setRoute(.goto(route)) }
    }
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
      if let restore = takeRestoration() { restore() } else { propagation.propagate(state.route) }
    }
  }

  /// Changes the route, dispatches the action, and lets the coordinators follow.
  ///
  /// If a reducer then changes the route again, the coordinators follow the result.
  public func route(_ action: RouteAction<some RouteConvertible>) {
    route(action.inRoutes)
  }

  /// Stores the route that the screen already shows, without calling reducers or coordinators.
  ///
  /// Wireflow calls this method after each user action that moves the screen.
  public func setRoute(_ action: RouteAction<some RouteConvertible>) {
    state.route = action.reduce(state.route)
    propagation.noteRoute(state.route)
    log("set")
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
    let goal = exchange(&state.route, with: former.route)
    keptState = kept ?? former
    // Guards that keep tabs have already answered about them.
    if kept == nil || goal != former.route || !propagation.stage.hasGuards {
      propagation.admit(goal, by: nil) { [weak self] in
        guard let self else { return }
        follow(from: exchange(&state.route, with: goal), by: nil)
      }
    }
    if keptState != nil, !propagation.removesTabs { keptState = nil }
    report(action)
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
    var shown: R.ViewModel?
    subscribe(renderer) { [weak renderer] state in
      guard let renderer, let viewModel = transform(state), viewModel != shown else { return }
      shown = viewModel
      renderer.render(viewModel)
    }
  }

  /// Calls back with the state: now, and after each action, as long as the subscriber exists.
  func subscribe(_ subscriber: AnyObject, _ render: @escaping (State) -> Void) {
    let subscription = Subscription(subscriber, render)
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

  /// The state from which coordinators derive their tabs.
  var seenState: State { propagation.seesNewestTabs ? state : keptState ?? state }

  /// Changes the route once guards have allowed it as a whole, which is usually at once.
  /// - Returns: the outcome for the route as a whole; `.queued` while a guard decides.
  @discardableResult
  func route(
    _ change: RouteAction<Route>, by link: LinkArrival? = nil,
    dispatching action: (any Action)? = nil, before: @escaping @MainActor () -> Void = {}
  ) -> RequestOutcome {
    propagation.admit(change.reduce(state.route), by: link) { [weak self] in
      before()
      self?.follow(change, by: link, dispatching: action ?? change)
    }
  }

  func follow(
    _ change: RouteAction<Route>, by link: LinkArrival?, dispatching action: any Action
  ) {
    if rootCoordinator == nil, link != nil { routeBeforeLink = routeBeforeLink ?? state.route }
    state.route = change.reduce(state.route)
    log("store")
    follow(from: reduce(action).route, by: link)
    report(action)
  }

  /// Drops the place that waits for a login.
  func dropAwaited() { exchange(&awaited, with: nil)?.drop() }

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
  private func takeRestoration() -> (@MainActor () -> Void)? {
    defer { (restoration, routeBeforeLink) = (nil, nil) }
    guard restoration != nil, routeBeforeLink != nil else { return restoration }
    propagation.log("not restored, since a link leads to \(state.route)")
    return nil
  }

  /// Makes the next state, and returns the one that the reducer received.
  private func reduce(_ action: any Action) -> State {
    for middleware in middlewares { middleware.before(action, state: state) }
    return exchange(&state, with: reducer.handleAction(action, state: state))
  }

  /// Lets the coordinators follow the route that an action has changed from another one.
  private func follow(from route: Route, by link: LinkArrival?) {
    keptState = nil
    if state.route != route { log("reducer") }
    decideAwaited()
    propagation.propagate(state.route, by: link)
    notify()
  }

  /// Reports an action to middleware.
  private func report(_ action: any Action) {
    for middleware in middlewares.reversed() { middleware.after(action, state: state) }
  }

  /// Logs the route, with the cause of its change.
  private func log(_ cause: String) {
    if logsRoutes { propagation.stage.log.note("route \(cause): \(state.route)") }
  }

  /// Leads on to the awaited place once its login has succeeded, or drops it once the user has left
  /// the login.
  private func decideAwaited() {
    guard let awaited else { return }
    if awaited.isOpen(state) {
      self.awaited = nil
      awaited.lead()
    } else if !state.route.isPrefixed(with: awaited.login) {
      dropAwaited()
    }
  }

  private func notify() {
    decideAwaited()
    subscriptions.removeAll { $0.subscriber == nil }
    // If a subscriber dispatches while rendering, that dispatch shows the newest state to all.
    for subscription in subscriptions { subscription.notify(of: state) }
  }
}

/// A weakly held subscriber to the state.
@MainActor
final class Subscription<State> {
  private(set) weak var subscriber: AnyObject?
  private let render: (State) -> Void

  init(_ subscriber: AnyObject, _ render: @escaping (State) -> Void) {
    self.subscriber = subscriber
    self.render = render
  }

  func notify(of state: State) { if subscriber != nil { render(state) } }

  func end() { subscriber = nil }
}
