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
public protocol RoutedCoordinator: FlowCoordinator, RoutePreparing, RouteKeeping,
  RouteLeaving, RouteReaching
{
  /// The part of the route that the coordinator shows.
  var route: Route { get }

  /// Follows a new part of the route, and calls the completion exactly once.
  ///
  /// The route is nil when the coordinator leaves the screen.
  func setRoute(_ route: Route?, completion: @escaping @MainActor () -> Void)

  /// Continues from the first screen, once the coordinator has started.
  func start(route: Route, completion: @escaping @MainActor () -> Void)
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

  /// Returns true if the child shows nothing, such as when a guard refused its first screen.
  ///
  /// In that case no scene and no player may appear over it.
  func isGone(_ child: any RoutedCoordinator) -> Bool {
    func isIdle(_ child: some RoutedCoordinator) -> Bool { child.wireframe.isIdle }
    return isIdle(child)
  }

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
