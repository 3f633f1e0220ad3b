public import Wireflow

/// A flow coordinator that follows its own part of the app's route.
///
/// From Terrell, "iOS: Solved" (Cordux). A routed coordinator starts like any flow: `start(from:)`
/// shows its first screen, and `start(route:completion:)` follows the rest of the route. A
/// coordinator that routes no further implements nothing: its route is empty, and it completes at
/// once.
///
/// A routed coordinator may have any `Output`. If a route leads elsewhere, the coordinator ends
/// without one.
@MainActor
public protocol RoutedCoordinator: FlowCoordinator {
  /// The part of the route that the coordinator shows.
  var route: Route { get }

  /// Follows a new part of the route, and calls the completion exactly once.
  ///
  /// The route is nil when the coordinator leaves the screen.
  func setRoute(_ route: Route?, completion: @escaping @MainActor () -> Void)

  /// Continues from the first screen, once the coordinator has started.
  func start(route: Route, completion: @escaping @MainActor () -> Void)

  /// The routes that restore all places of the coordinator, such as the stacks of its tabs, when a
  /// store follows them in order.
  ///
  /// The last one leads to the place in front.
  var places: [Route] { get }

  /// Removes all places except those on the way along a route, or all places if the route is nil.
  func clear(keeping route: Route?)

  /// Returns the requests and screens that following a route would affect.
  /// - Parameters:
  ///   - route: the coordinator's part of the route, or nil if it leaves the screen.
  ///   - arrival: the arrival of a link, or nil for a step inside the app.
  func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture

  /// Returns true if the coordinator has work to do before it follows a route, such as a dismissal.
  ///
  /// The route is nil when the coordinator leaves the screen.
  func needsToPrepare(for route: Route?) -> Bool

  /// Does the work before a route, and calls the completion exactly once.
  func prepare(for route: Route?, completion: @escaping @MainActor () -> Void)

  /// Returns true if a route leads to an existing place.
  ///
  /// The app follows a link or an archive completely or not at all: before anything changes, the
  /// router asks the coordinators on the way. Those of scenes, tabs, presented scenes and players
  /// pass the question on. A ``NavigationCoordinator`` knows its places, so it answers by itself:
  ///
  /// ```swift
  /// func reaches(_ route: Route) -> Bool {
  ///   route.isEmpty || route.count == 1 && movies.contains { $0.id == route[0] }
  /// }
  /// ```
  ///
  /// The method only answers a question: it makes no screen, and changes nothing. A scene or a tab
  /// that has not started has no coordinator to ask, so its ``RouteScene`` or ``RouteTab`` has a
  /// closure for the same question.
  /// - Parameter route: the coordinator's part of the route.
  func reaches(_ route: Route) -> Bool
}

extension RoutedCoordinator {
  /// The empty route, because the coordinator routes no further.
  public var route: Route { Route() }

  /// Completes at once, because the coordinator routes no further.
  public func setRoute(_ route: Route?, completion: @escaping @MainActor () -> Void) {
    completion()
  }

  /// Sets the route.
  public func start(route: Route, completion: @escaping @MainActor () -> Void) {
    setRoute(route, completion: completion)
  }

  /// The route alone, because the coordinator keeps no other places.
  public var places: [Route] { [route] }

  /// Does nothing, because the coordinator keeps no other places.
  public func clear(keeping route: Route?) {}

  /// Returns an empty departure, so guards check each request when it happens.
  public func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture {
    RouteDeparture()
  }

  /// Returns false, because there is nothing to prepare.
  public func needsToPrepare(for route: Route?) -> Bool { false }

  /// Completes at once, because there is nothing to prepare.
  public func prepare(for route: Route?, completion: @escaping @MainActor () -> Void) {
    completion()
  }

  /// Returns true, because the answer is unknown until the coordinator has tried: a link that then
  /// leads nowhere is followed as far as there are screens.
  public func reaches(_ route: Route) -> Bool { true }
}

extension RoutedCoordinator {
  /// Starts a child's flow on the stage, before the child follows its route.
  func launch(
    _ child: any RoutedCoordinator, from sender: any Screen, owning root: (any Screen)? = nil
  ) {
    func start(_ child: some RoutedCoordinator) {
      if let root { self.start(child, owning: root) } else { self.start(child, from: sender) }
    }
    start(child)
  }

  /// True if the coordinator shows nothing, such as when a guard refused its first screen.
  ///
  /// In that case no scene and no player may appear over it.
  var isGone: Bool { wireframe.isIdle }

  /// The coordinator's wireframe, whatever its output.
  var anyWireframe: any ApplicationWireframe { wireframe }

  /// Ends a child because the route leads elsewhere, with `()` as its output or by cancelling it.
  func end<Child: RoutedCoordinator>(_ child: Child, screens: FinishedScreens = .unwound) {
    if let nothing = () as? Child.Output {
      child.finish(nothing, screens: screens)
    } else {
      child.cancel()
    }
  }

  /// Starts the child at the bottom, which takes over this coordinator's first screen, such as a
  /// tab's root.
  func launchRoot(_ child: any RoutedCoordinator, from sender: any Screen) {
    let isOwn = wireframe.stage.coordinator(of: sender) === self
    launch(child, from: sender, owning: isOwn ? sender : nil)
  }
}

/// The requests and screens that a route would affect, for guards to check in advance.
///
/// Guards see a departure before anything happens, so a route is followed completely or not at all.
@MainActor
public struct RouteDeparture {
  /// The requests that would dismiss, pop or replace screens, or bring others to the front.
  ///
  /// Wireflow shows these requests to guards, and does not carry them out.
  public var requests: [NavigationRequest]
  /// The screens that would leave by a request not known yet, such as a whole scene that the next
  /// one replaces.
  public var screens: [any Screen]

  /// Creates a departure, which is empty by default.
  public init(requests: [NavigationRequest] = [], screens: [any Screen] = []) {
    self.requests = requests
    self.screens = screens
  }

  /// Adds the requests and screens of another departure.
  public static func += (departure: inout Self, other: Self) {
    departure.requests += other.requests
    departure.screens += other.screens
  }
}

extension StageSnapshot {
  /// All screens on stage.
  @MainActor var screens: [any Screen] {
    let regions = [base] + modals.map(\.region)
    return regions.flatMap(\.roots).flatMap { $0.screens + $0.detail }
      + (player.map { [$0.screen] } ?? [])
  }
}

extension RoutePropagation {
  /// Returns true if a route leads to an existing place, as far as the coordinators know.
  func reaches(_ route: Route) -> Bool { root?.reaches(route) ?? true }
}

extension TabBarCoordinator {
  /// Returns true if the first component names a tab that reaches the rest.
  public func reaches(_ route: Route) -> Bool {
    route.first.map { tabs.reaches(route.dropping(first: 1), in: $0) } ?? true
  }
}

extension SceneCoordinator {
  /// Returns true if the first component names a scene that reaches the rest.
  public func reaches(_ route: Route) -> Bool {
    route.isEmpty || scenes.scenes.reaches(route, through: scenes.current)
  }
}

extension PresentingCoordinator {
  /// Returns true if the coordinator below reaches its part of a route, and a scene the rest.
  public func reaches(_ route: Route) -> Bool {
    let (below, branch) = presentables.part(route)
    guard presentables.root.reaches(below) else { return false }
    return branch.map { presentables.scenes.reaches($0, through: presentables.presented) } ?? true
  }
}

extension MinimizingCoordinator {
  /// Returns true if the coordinator below reaches its part of a route, and the player the rest.
  public func reaches(_ route: Route) -> Bool {
    let (below, branch) = minimizable.part(route)
    guard minimizable.root.reaches(below) else { return false }
    return branch.map { minimizable.scene.reaches($0, through: minimizable.installed) } ?? true
  }
}

extension [RouteScene] {
  /// Returns true if the scene that a route names reaches it.
  @MainActor
  fileprivate func reaches(_ route: Route, through live: LiveScene?) -> Bool {
    first { $0.tag == route.first }?.reaches(route, through: live) ?? false
  }
}

/// The selected root items of the base and the modals, and whether a player covers the base.
struct RouteSelection: Equatable {
  var roots: [ObjectIdentifier] = []
  var isMaximized = false
}
