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
  public var route: Route {
    let below = presentables.root.route
    return presentables.presented.map { below + $0.route } ?? below
  }

  /// The places of the coordinator below and of the scene presented over it.
  public var places: [Route] {
    let below = presentables.root.places
    guard let presented = presentables.presented, let front = below.last else { return below }
    return below.dropLast() + presented.places.map { front + $0 }
  }

  /// Returns true if the presented scene has to leave, or if either coordinator has to prepare.
  public func needsToPrepare(for route: Route?) -> Bool {
    let (below, rest) = parts(of: route)
    if presentables.root.needsToPrepare(for: below) { return true }
    guard let presented = presentables.presented else { return false }
    return rest == nil || presented.coordinator.needsToPrepare(for: rest)
  }

  /// Dismisses a scene that is not on the route, and then prepares the coordinator below.
  ///
  /// Before the dismissal, the scene prepares to leave.
  public func prepare(for route: Route?, completion: @escaping @MainActor () -> Void) {
    let (below, rest) = parts(of: route)
    prepareBelow(presented: rest) { [self] in
      presentables.propagation.hand(
        .prepare(below), from: self, to: presentables.root, completion: completion)
    }
  }

  /// Passes the route to the coordinator below, and then presents the scene that the route
  /// contains.
  public func setRoute(_ route: Route?, completion: @escaping @MainActor () -> Void) {
    guard let route else { return completion() }
    follow(route, by: RouteStep.set, completion)
  }

  /// Starts the coordinator below, and then presents the scene that the route contains.
  public func start(route: Route, completion: @escaping @MainActor () -> Void) {
    follow(route, by: RouteStep.start, completion)
  }

  /// Dismisses the presented scene, unless the route contains it, and clears the remaining
  /// coordinators.
  public func clear(keeping route: Route?) {
    let (below, rest) = parts(of: route)
    if let presented = presentables.presented {
      if let rest { presented.coordinator.clear(keeping: rest) } else { dismiss(presented) }
    }
    presentables.root.clear(keeping: below)
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

  /// Returns the parts of a route for the coordinator below and for the presented scene.
  ///
  /// A part is nil if its coordinator has to leave.
  private func parts(of route: Route?) -> (below: Route?, presented: Route?) {
    guard let route else { return (nil, nil) }
    let (below, branch) = presentables.part(route)
    return (below, branch.flatMap { presentables.presented?.rest(of: $0) })
  }

  private func follow(
    _ route: Route, by step: (Route) -> RouteStep, _ completion: @escaping @MainActor () -> Void
  ) {
    let (below, branch) = presentables.part(route)
    presentables.propagation.hand(step(below), from: self, to: presentables.root) { [self] in
      guard let branch else { return completion() }
      present(branch, completion)
    }
  }

  private func prepareBelow(
    presented rest: Route?, _ completion: @escaping @MainActor () -> Void
  ) {
    guard let presented = presentables.presented else { return completion() }
    presentables.propagation.hand(.prepare(rest), from: self, to: presented.coordinator) { [self] in
      if rest == nil { dismiss(presented) }
      completion()
    }
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

  private func present(_ branch: Route, _ completion: @escaping @MainActor () -> Void) {
    let propagation = presentables.propagation
    guard !presentables.root.isGone else { return completion() }
    if let presented = presentables.presented {
      guard let rest = presented.rest(of: branch) else { return completion() }
      return propagation.hand(
        .set(rest), from: self, to: presented.coordinator, completion: completion)
    }
    guard let scene = presentables.scenes.first(where: { $0.tag == branch.first }),
      let front = wireframe.stage.frontScreen(for: wireframe), let live = scene.make(for: branch)
    else {
      propagation.log("nothing leads to \(branch)")
      return completion()
    }
    let former = presentables.front
    presentables.presented = live
    launch(live.coordinator, from: front)
    presentables.noteModal(after: former)
    propagation.hand(
      .start(live.rest(of: branch) ?? Route()), from: self, to: live.coordinator,
      completion: completion)
  }
}
