public import Wireflow

/// A flow coordinator that follows its own part of the app's route.
///
/// From Terrell, "iOS: Solved" (Cordux). A routed coordinator starts like any flow: `start(from:)`
/// shows its first screen. Then Wireflow sets its route. A coordinator that routes no further
/// implements nothing: its route stays empty.
///
/// A routed coordinator may have any `Output`. If a route leads elsewhere, the coordinator ends
/// without one.
@MainActor
public protocol RoutedCoordinator: FlowCoordinator {
  /// The part of the route that the coordinator shows.
  ///
  /// When Wireflow sets it, the coordinator moves its screens at once, as far as the route leads. All
  /// requests for one route appear as one transition.
  var route: Route { get set }

  /// The routes that restore all places of the coordinator, such as the stacks of its tabs, when a
  /// store follows them in order.
  ///
  /// The last one leads to the place in front.
  var places: [Route] { get }

  /// Removes everything that a route leaves behind, before Wireflow sets the route.
  ///
  /// A step dismisses modals that are not on the way. A link that arrives afresh also resets all
  /// other places.
  /// - Parameters:
  ///   - route: the coordinator's part of the route, or nil if it leaves the screen.
  ///   - arrival: the arrival of a link, or nil for a step inside the app.
  func clear(keeping route: Route?, by arrival: LinkArrival?)

  /// Returns the requests and screens that following a route would affect.
  /// - Parameters:
  ///   - route: the coordinator's part of the route, or nil if it leaves the screen.
  ///   - arrival: the arrival of a link, or nil for a step inside the app.
  func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture

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
  public var route: Route {
    get { Route() }
    set {}
  }

  /// The route alone, because the coordinator keeps no other places.
  public var places: [Route] { [route] }

  /// Does nothing, because the coordinator keeps no other places.
  public func clear(keeping route: Route?, by arrival: LinkArrival?) {}

  /// Returns an empty departure, so guards check each request when it happens.
  public func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture {
    RouteDeparture()
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

  /// Starts the coordinator of a scene, which then follows its part of a route.
  func launch(
    _ scene: LiveScene, toward route: Route, from sender: any Screen,
    before follow: () -> Void = {}
  ) {
    launch(scene.coordinator, from: sender)
    follow()
    scene.coordinator.route = scene.rest(of: route) ?? Route()
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
