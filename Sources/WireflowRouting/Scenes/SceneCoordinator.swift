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
  ///
  /// If you set it, the coordinator switches to the scene that the first component names, and passes
  /// the rest of the route to it. An unknown scene changes nothing except for a line in the log. An
  /// empty route changes nothing.
  public var route: Route {
    get { scenes.current?.route ?? Route() }
    set { follow(newValue) }
  }

  /// The places of the current scene.
  public var places: [Route] { scenes.current?.places ?? [Route()] }

  /// Clears the current scene, which leaves if the route names another one.
  public func clear(keeping route: Route?, by arrival: LinkArrival?) {
    guard let current = scenes.current, route.map(names) != false else { return }
    let rest = route.flatMap(current.rest)
    current.coordinator.clear(keeping: rest, by: rest == nil ? nil : arrival)
  }

  /// The departure in the current scene, or all screens on stage if another scene replaces it.
  public func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture {
    guard let route, let current = scenes.current else { return RouteDeparture() }
    if let rest = current.rest(of: route) {
      return current.coordinator.departure(for: rest, by: arrival)
    }
    return RouteDeparture(screens: names(route) ? wireframe.stage.snapshot.screens : [])
  }

  /// Returns true if the first component names a scene that reaches the rest.
  public func reaches(_ route: Route) -> Bool {
    route.isEmpty || scenes.scenes.reach(route, through: scenes.current)
  }

  private func names(_ route: Route) -> Bool { scenes.scenes.contains { $0.tag == route.first } }

  private func follow(_ route: Route) {
    guard let tag = route.first else { return }
    if let current = scenes.current, let rest = current.rest(of: route) {
      current.coordinator.route = rest
    } else if let scene = scenes.scenes.first(where: { $0.tag == tag }) {
      guard let live = scene.make(for: route) else {
        return scenes.propagation.log("nothing leads to \(route)")
      }
      scenes.live.append(live)
      launch(live, toward: route, from: wireframe.stage.state.selectedRoot ?? Backdrop())
    } else {
      scenes.propagation.log("there is no scene \(tag)")
    }
  }
}
