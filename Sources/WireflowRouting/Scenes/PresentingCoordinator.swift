public import Wireflow

/// A coordinator that presents scenes over another coordinator's screens.
///
/// Its route is the route of the other coordinator, followed by the tag and the route of the
/// presented scene. The scene's coordinator presents its first screen when it starts. If the user
/// dismisses the scene, the route changes accordingly.
///
/// ```swift
/// presentables = RoutePresentables(
///   store, root: LibraryTabsCoordinator(wireframe, store),
///   scenes: [RouteScene("settings") { _ in SettingsCoordinator(wireframe, store) }])
/// ```
@MainActor
public protocol PresentingCoordinator: RoutedCoordinator {
  /// The coordinator below, and the scenes.
  var presentables: RoutePresentables { get }
}

extension PresentingCoordinator {
  /// Starts the coordinator below.
  public func start(from sender: any Screen) { launchRoot(presentables.root, from: sender) }

  /// The route below, followed by the route of the presented scene.
  ///
  /// If you set it, the coordinator below follows its part, and then the coordinator presents the
  /// scene that the route contains.
  public var route: Route {
    get { presentables.root.route + (presentables.presented?.route ?? Route()) }
    set {
      let (below, branch) = presentables.part(newValue)
      presentables.root.route = below
      if let branch, !presentables.root.isGone { present(branch) }
    }
  }

  /// The places of the coordinator below and of the scene presented over it.
  public var places: [Route] {
    let below = presentables.root.places
    guard let presented = presentables.presented, let front = below.last else { return below }
    return below.dropLast() + presented.places.map { front + $0 }
  }

  /// Dismisses the presented scene, unless the route contains it, and clears the remaining
  /// coordinators.
  public func clear(keeping route: Route?, by arrival: LinkArrival?) {
    let (below, rest) = parts(of: route)
    if let presented = presentables.presented {
      if rest != nil || arrival != .afresh {
        presented.coordinator.clear(keeping: rest, by: rest == nil ? nil : arrival)
      }
      if rest == nil { dismiss(presented) }
    }
    presentables.root.clear(keeping: below, by: arrival)
  }

  /// The dismissal of a scene that the route does not contain, and the departures in it and below.
  public func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture {
    let (below, rest) = parts(of: route)
    var departure = RouteDeparture()
    if let presented = presentables.presented {
      if rest != nil {
        departure += presented.coordinator.departure(for: rest, by: arrival)
      } else if let modal = presentables.modal {
        departure.requests.append(.dismiss(modal))
      }
    }
    departure += presentables.root.departure(for: below, by: arrival)
    return departure
  }

  /// Returns true if the coordinator below reaches its part of a route, and a scene the rest.
  public func reaches(_ route: Route) -> Bool {
    let (below, branch) = presentables.part(route)
    guard presentables.root.reaches(below) else { return false }
    return branch.map { presentables.scenes.reach($0, through: presentables.presented) } ?? true
  }

  /// Returns the parts of a route for the coordinator below and for the presented scene.
  ///
  /// A part is nil if its coordinator has to leave.
  private func parts(of route: Route?) -> (below: Route?, presented: Route?) {
    guard let route else { return (nil, nil) }
    let (below, branch) = presentables.part(route)
    return (below, branch.flatMap { presentables.presented?.rest(of: $0) })
  }

  /// Dismisses the presented scene, unless a guard refuses.
  private func dismiss(_ scene: LiveScene) {
    guard presentables.presented?.coordinator === scene.coordinator else { return }
    if let modal = presentables.modal {
      guard wireframe.dismiss(modal) == .committed else { return }
    }
    end(scene.coordinator)
    presentables.presented = nil
  }

  private func present(_ branch: Route) {
    if let presented = presentables.presented {
      if let rest = presented.rest(of: branch) { presented.coordinator.route = rest }
      return
    }
    guard let scene = presentables.scenes.first(where: { $0.tag == branch.first }),
      let front = wireframe.stage.frontScreen(for: wireframe), let live = scene.make(for: branch)
    else { return presentables.propagation.log("nothing leads to \(branch)") }
    let former = presentables.front
    presentables.presented = live
    launch(live, toward: branch, from: front) { presentables.noteModal(after: former) }
  }
}
