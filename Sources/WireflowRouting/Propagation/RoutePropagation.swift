import Wireflow

/// The owner of the route that the coordinators follow.
@MainActor
protocol RouteHolding: AnyObject {
  var heldRoute: Route { get }
  var rootCoordinator: (any RoutedCoordinator)? { get set }
  /// Looks at the coordinators as if they showed the tabs of the newest state.
  func seeingNewestTabs<Result>(_ look: () -> Result) -> Result
  func screenMoved(to route: Route)
}

/// The engine that leads the coordinators along routes, one route after the other.
///
/// The engine also updates the store when the user moves the screen.
@MainActor
final class RoutePropagation {
  /// The stage, or an empty one once the app has been released.
  ///
  /// The reference is weak, because screens hold the store in their closures.
  var stage: Stage { liveStage ?? emptyStage }
  private weak let liveStage: Stage?
  private lazy var emptyStage = Stage(backend: TextRecorder())
  let contexts = RouteContexts()
  weak var root: (any RoutedCoordinator)? {
    didSet { giveUpAll() }
  }
  weak var holder: (any RouteHolding)?
  var stallLimit = Duration.seconds(3)

  private var lastRoute: Route?
  private var waiting: [RouteTransit] = []
  private var transit: RouteTransit?
  private var limit: ScheduledWork?
  private var isRunning = false
  private var isToReconcile = false
  private var lastSelection = RouteSelection()
  /// The presentations of the modals that belong to the route.
  private var modalsOnRoute: Set<UInt32> = []
  private var onRest: (@MainActor () -> Void)?
  let admission = RouteAdmission()
  private var observation: StageObservation?

  init(stage: Stage) {
    liveStage = stage
    observation = stage.observe(
      { [weak self] change in self?.follow(change) },
      afterEachTurn: { [weak self] in self?.noteTurn() })
  }

  /// Lets the coordinators follow a route, after any routes that are still waiting.
  ///
  /// A step to the current route does nothing.
  func propagate(_ route: Route, arriving arrival: RouteArrival = .step) {
    guard root != nil, route != lastRoute || arrival != .step else { return }
    lastRoute = route
    waiting.append(RouteTransit(route, arriving: arrival))
    takeNext()
  }

  /// Returns true if the coordinators have followed a route, or are about to.
  func shows(_ route: Route) -> Bool { route == lastRoute }

  /// Records a route that the screen already shows.
  func noteRoute(_ route: Route) { lastRoute = route }

  /// Passes a step from one coordinator to the next, and tracks its completion.
  func hand(
    _ step: RouteStep, from parent: (any RoutedCoordinator)?, to child: any RoutedCoordinator,
    completion: @escaping @MainActor () -> Void
  ) {
    guard let transit else { return step.run(child, completion) }
    let call = transit.begin(RouteTransit.Call(caller: parent, callee: child, step: step))
    step.run(child) { [weak self] in
      guard transit.end(call) else { return }
      self?.run(transit, completion)
    }
  }

  /// Logs the reason why the coordinators do not follow a route.
  func log(_ text: String) { stage.log.note("route: \(text)") }

  private func takeNext() {
    guard transit == nil, !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    transit = next
    stage.inTurn { [weak self] in
      guard let self else { return }
      if next.arrival != .step { clearTheWay() }
      run(next) { self.prepare(next) }
      watch(next)
    }
  }

  /// Closes an open alert, without an answer, or the drawer.
  private func clearTheWay() {
    if stage.shownAlert != nil || stage.isDrawerOpen { root?.anyWireframe.flush() }
  }

  /// Dismisses the modals that do not belong to the route, the topmost first.
  private func dismissStrangers() {
    for _ in strangers { strangers.last.map { _ = root?.anyWireframe.dismiss($0) } }
  }

  var strangers: [any Screen] {
    stage.modalScreens.filter { modal in
      !stage.standsOnWall(modal)
        && stage.presentation(of: modal).map(modalsOnRoute.contains) != true
    }
  }

  /// Records the presentation of a modal that belongs to the route.
  func noteModal(_ presentation: UInt32) {
    modalsOnRoute.formIntersection(stage.modalScreens.compactMap(stage.presentation))
    modalsOnRoute.insert(presentation)
  }

  private func prepare(_ transit: RouteTransit) {
    guard let root else { return transit.finish() }
    if transit.arrival != .step { dismissStrangers() }
    if transit.arrival == .link(.afresh) { root.clear(keeping: transit.route) }
    guard root.needsToPrepare(for: transit.route) else { return follow(transit) }
    hand(.prepare(transit.route), from: nil, to: root) { [weak self] in self?.follow(transit) }
  }

  private func follow(_ transit: RouteTransit) {
    guard let root else { return transit.finish() }
    hand(.set(transit.route), from: nil, to: root) { transit.finish() }
  }

  /// Runs a part of a route, and combines all its requests into one transition.
  private func run(_ transit: RouteTransit, _ body: @escaping @MainActor () -> Void) {
    guard !isRunning else { return body() }
    stage.inTurn { [weak self] in
      guard let self else { return }
      isRunning = true
      stage.batch(body)
      isRunning = false
      if self.transit?.isOver == true { conclude() }
    }
  }

  private func conclude() {
    transit = nil
    limit?.cancel()
    limit = nil
    reconcile()
    takeNext()
    if isAtRest { admission.end() }
    guard transit == nil, let onRest else { return }
    self.onRest = nil
    onRest()
  }

  /// True unless the coordinators are following a route.
  var isAtRest: Bool { transit == nil && waiting.isEmpty }

  /// Runs work as soon as the coordinators are not following a route.
  func whenAtRest(_ work: @escaping @MainActor () -> Void) {
    if transit == nil { work() } else { onRest = work }
  }

  /// Starts the timeout after which the app continues without a coordinator that never completes.
  private func watch(_ transit: RouteTransit) {
    guard self.transit === transit, !transit.isOver, let root else { return }
    limit = root.after(stallLimit) { [weak self] _ in self?.giveUp(transit) }
  }

  private func giveUp(_ transit: RouteTransit) {
    guard self.transit === transit else { return }
    for culprit in transit.culprits {
      let name = "\(type(of: culprit.callee))"
      log("\(name) did not complete \(culprit.step.name) within \(stallLimit)")
    }
    transit.finish()
    conclude()
  }

  /// Discards the routes that were under way through another root coordinator.
  private func giveUpAll() {
    lastRoute = nil
    waiting = []
    limit?.cancel()
    transit?.finish()
    transit = nil
  }

  /// Detects changes of selection and of the player that make no other screen visible.
  private func noteTurn() {
    let roots = [stage.selectedRoot] + stage.modalScreens.map(stage.selectedRoot(around:))
    let selection = RouteSelection(
      roots: roots.compactMap { $0.map { ObjectIdentifier($0) } }, isMaximized: stage.isMaximized)
    guard selection != lastSelection else { return }
    lastSelection = selection
    reconcileLater()
  }

  private func follow(_ change: StageChange) {
    contexts.follow(change)
    reconcileLater()
  }

  private func reconcileLater() {
    guard !isToReconcile else { return }
    isToReconcile = true
    stage.inTurn { [weak self] in
      self?.isToReconcile = false
      self?.reconcile()
    }
  }

  /// Updates the state from the screen, unless the coordinators are following a route.
  private func reconcile() {
    guard transit == nil, waiting.isEmpty, let root, let holder else { return }
    let shown = root.route
    if shown != holder.heldRoute { holder.screenMoved(to: shown) }
  }
}

/// The trigger of a route: a step in the app, or a link.
enum RouteArrival: Equatable {
  /// A step inside the app, which leaves everything beside it unchanged.
  case step
  /// A link, which may arrive in any state.
  case link(LinkArrival)

  /// The arrival of a link, or nil for a step.
  var link: LinkArrival? {
    switch self {
    case .step: nil
    case .link(let arrival): arrival
    }
  }
}

/// A call to a coordinator on the way of a route.
enum RouteStep {
  case prepare(Route?)
  case set(Route?)
  case start(Route)

  /// The step's name in the log.
  var name: String {
    switch self {
    case .prepare(let route): "prepare \(route.map(\.description) ?? "to leave")"
    case .set(let route): "set \(route.map(\.description) ?? "to leave")"
    case .start(let route): "start \(route)"
    }
  }

  @MainActor
  func run(
    _ coordinator: any RoutedCoordinator, _ completion: @escaping @MainActor () -> Void
  ) {
    switch self {
    case .prepare(let route): coordinator.prepare(for: route, completion: completion)
    case .set(let route): coordinator.setRoute(route, completion: completion)
    case .start(let route): coordinator.start(route: route, completion: completion)
    }
  }
}

/// One route on its way through the coordinators, with the steps that have not completed.
@MainActor
final class RouteTransit {
  /// A step that a coordinator has not completed.
  struct Call {
    let caller: (any RoutedCoordinator)?
    let callee: any RoutedCoordinator
    let step: RouteStep
  }

  let route: Route
  let arrival: RouteArrival
  private(set) var isOver = false
  private var calls: [(id: Int, call: Call)] = []
  private var callCount = 0

  init(_ route: Route, arriving arrival: RouteArrival) {
    self.route = route
    self.arrival = arrival
  }

  func begin(_ call: Call) -> Int {
    callCount += 1
    calls.append((callCount, call))
    return callCount
  }

  /// Ends a step, and returns false if the step or the whole transit has already ended.
  func end(_ id: Int) -> Bool {
    guard !isOver, let place = calls.lastIndex(where: { $0.id == id }) else { return false }
    calls.remove(at: place)
    return true
  }

  func finish() { isOver = true }

  /// The steps that block all others.
  var culprits: [Call] {
    let callers = calls.compactMap(\.call.caller)
    return calls.map(\.call).filter { call in !callers.contains { $0 === call.callee } }
  }
}
