import Wireflow

/// A coordinator that changes between whole scenes, such as authentication and catalogue.
///
/// The first component of its route is the tag of a scene, the rest is the scene's. A scene's
/// coordinator installs root items when it starts, which ends the scene before it.
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
  /// The tag of the current scene, and its route.
  public var route: Route { scenes.current?.route ?? Route() }

  /// The places of the current scene.
  public var places: [Route] { scenes.current?.places ?? [Route()] }

  /// Returns true if the current scene has to prepare, for its own part of the route or to leave.
  public func needsToPrepare(for route: Route?) -> Bool {
    guard let current = scenes.current else { return false }
    return current.coordinator.needsToPrepare(for: route.flatMap(current.rest))
  }

  /// Lets the current scene prepare for its own part of the route, or to leave.
  public func prepare(for route: Route?, completion: @escaping @MainActor () -> Void) {
    guard let current = scenes.current else { return completion() }
    scenes.propagation.hand(
      .prepare(route.flatMap(current.rest)), from: self, to: current.coordinator,
      completion: completion)
  }

  /// Hands the rest on to the scene that the first component names, and changes to it before.
  ///
  /// An unknown scene changes nothing, and the log says so; an empty route leaves all as it is.
  public func setRoute(_ route: Route?, completion: @escaping @MainActor () -> Void) {
    guard let route, let tag = route.first else { return completion() }
    if let current = scenes.current, let rest = current.rest(of: route) {
      scenes.propagation.hand(
        .set(rest), from: self, to: current.coordinator, completion: completion)
    } else if let scene = scenes.scenes.first(where: { $0.tag == tag }) {
      change(to: scene, route, completion)
    } else {
      scenes.propagation.note("there is no scene \(tag)")
      completion()
    }
  }

  /// Lets the current scene give up what it keeps, if it stays.
  public func clear(keeping route: Route?) {
    guard let current = scenes.current else { return }
    if let rest = route.flatMap(current.rest) { current.coordinator.clear(keeping: rest) }
  }

  /// The things that go in the current scene, or all that is on stage if another one takes its place.
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
      scenes.propagation.note("nothing leads to \(route)")
      return completion()
    }
    scenes.live.append(live)
    launch(live.coordinator, from: wireframe.stage.selectedRoot ?? Backdrop())
    scenes.propagation.hand(
      .start(live.rest(of: route) ?? Route()), from: self, to: live.coordinator,
      completion: completion)
  }
}
