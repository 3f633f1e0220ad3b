public import Wireflow

/// A flow coordinator that follows a route: the part of the app's route that is its own.
///
/// From Terrell, "iOS: Solved" (Cordux). It is started as any flow; its first screen comes by
/// `start(from:)`, and the rest of the way by `start(route:completion:)`. One that routes no
/// further needs none of these: it is at the empty route, and completes at once.
///
/// It may have any `Output`. When a route leads elsewhere, the coordinator ends without one.
@MainActor
public protocol RoutedCoordinator: FlowCoordinator, RoutePreparing, RouteKeeping,
  RouteLeaving, RouteReaching
{
  /// The part of the route that it shows.
  var route: Route { get }

  /// Goes to another part of the route, and calls the completion exactly once.
  ///
  /// The route is nil when the coordinator leaves the screen.
  func setRoute(_ route: Route?, completion: @escaping @MainActor () -> Void)

  /// Goes on from its first screen, once it has been started.
  func start(route: Route, completion: @escaping @MainActor () -> Void)
}

extension RoutedCoordinator {
  /// The empty route: it does not route any further.
  public var route: Route { Route() }

  /// Completes at once: it does not route any further.
  public func setRoute(_ route: Route?, completion: @escaping @MainActor () -> Void) {
    completion()
  }

  /// Sets the route.
  public func start(route: Route, completion: @escaping @MainActor () -> Void) {
    setRoute(route, completion: completion)
  }

  /// The route alone: it keeps nothing beside it.
  public var places: [Route] { [route] }

  /// Does nothing: it keeps nothing.
  public func clear(keeping route: Route?) {}
}

extension RoutedCoordinator {
  /// Starts a child on the stage, before it does anything with its route.
  func launch(
    _ child: any RoutedCoordinator, from sender: any Screen, owning root: (any Screen)? = nil
  ) {
    func start(_ child: some RoutedCoordinator) {
      if let root { self.start(child, owning: root) } else { self.start(child, from: sender) }
    }
    start(child)
  }

  /// Returns true if the child below shows nothing, such as when a guard refused its first screen.
  ///
  /// Then nothing belongs over it.
  func isGone(_ child: any RoutedCoordinator) -> Bool {
    func isIdle(_ child: some RoutedCoordinator) -> Bool { child.wireframe.isIdle }
    return isIdle(child)
  }

  /// Ends a child because the route leads elsewhere: with nothing as its output, or without one.
  func end<Child: RoutedCoordinator>(_ child: Child, screens: FinishedScreens = .unwound) {
    if let nothing = () as? Child.Output {
      child.finish(nothing, screens: screens)
    } else {
      child.cancel()
    }
  }

  /// Starts the child below all else, which takes over the screen that this one was started with,
  /// such as a tab's root.
  func launchRoot(_ child: any RoutedCoordinator, from sender: any Screen) {
    let isOwn = wireframe.stage.coordinator(of: sender) === self
    launch(child, from: sender, owning: isOwn ? sender : nil)
  }
}
