import Wireflow

/// A coordinator that switches between whole scenes, such as authentication and catalogue.
///
/// The first component of its route is a scene's tag, and the scene follows the rest. The scene's
/// coordinator installs root items when it starts, which ends the previous scene.
///
/// ```swift
/// scenes = RouteScenes(
///   store,
///   scenes: [
///     RouteScene("entry") { _ in EntryCoordinator(wireframe, store) },
///     RouteScene("library") { _ in LibraryTabsCoordinator(wireframe, store) },
///   ])
/// ```
@MainActor
public protocol SceneCoordinator: RoutedCoordinator {
  /// The scenes.
  var scenes: RouteScenes { get }
}

extension SceneCoordinator {
  /// The tag of the current scene, followed by the scene's route.
  public var route: Route { scenes.current?.route ?? Route() }

  /// The places of the current scene.
  public var places: [Route] { scenes.current?.places ?? [Route()] }

  /// Returns true if the current scene has to prepare, for its part of the route or to leave.
  public func needsToPrepare(for route: Route?) -> Bool {
    guard let current = scenes.current else { return false }
    return current.coordinator.needsToPrepare(for: route.flatMap(current.rest))
  }

  /// Lets the current scene prepare for its part of the route, or to leave.
  public func prepare(for route: Route?, completion: @escaping @MainActor () -> Void) {
    guard let current = scenes.current else { return completion() }
    scenes.propagation.hand(
      .prepare(route.flatMap(current.rest)), from: self, to: current.coordinator,
      completion: completion)
  }

  /// Switches to the scene that the first component names, and passes the rest of the route to it.
  ///
  /// An unknown scene changes nothing except for a line in the log. An empty route changes nothing.
  public func setRoute(_ route: Route?, completion: @escaping @MainActor () -> Void) {
    guard let route, let tag = route.first else { return completion() }
    if let current = scenes.current, let rest = current.rest(of: route) {
      scenes.propagation.hand(
        .set(rest), from: self, to: current.coordinator, completion: completion)
    } else if let scene = scenes.scenes.first(where: { $0.tag == tag }) {
      change(to: scene, route, completion)
    } else {
      scenes.propagation.log("there is no scene \(tag)")
      completion()
    }
  }

  /// Clears the current scene, if the route stays in it.
  public func clear(keeping route: Route?) {
    guard let current = scenes.current else { return }
    if let rest = route.flatMap(current.rest) { current.coordinator.clear(keeping: rest) }
  }

  /// The departure in the current scene, or all screens on stage if another scene replaces it.
  public func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture {
    guard let route, !route.isEmpty, let current = scenes.current else { return RouteDeparture() }
    if let rest = current.rest(of: route) {
      return current.coordinator.departure(for: rest, by: arrival)
    }
    guard scenes.scenes.contains(where: { $0.tag == route.first }) else { return RouteDeparture() }
    return RouteDeparture(screens: wireframe.stage.snapshot.screens)
  }

  private func change(
    to scene: RouteScene, _ route: Route, _ completion: @escaping @MainActor () -> Void
  ) {
    guard let live = scene.make(for: route) else {
      scenes.propagation.log("nothing leads to \(route)")
      return completion()
    }
    scenes.live.append(live)
    launch(live.coordinator, from: wireframe.stage.selectedRoot ?? Backdrop())
    scenes.propagation.hand(
      .start(live.rest(of: route) ?? Route()), from: self, to: live.coordinator,
      completion: completion)
  }
}
