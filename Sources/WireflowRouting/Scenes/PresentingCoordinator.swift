public import Wireflow

/// A coordinator that presents scenes over what another one shows.
///
/// Its route is that one's, and behind it the tag of the presented scene and that scene's route. A
/// scene's coordinator presents its first screen when it starts. A dismissal by the user changes
/// the route.
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
  public func start(from sender: any Screen) {
    launchRoot(presentables.root, from: sender)
  }

  /// The route below, and that of what is presented.
  public var route: Route {
    let below = presentables.root.route
    return presentables.presented.map { below + $0.route } ?? below
  }

  /// The places of the coordinator below, and of the scene that is presented over it.
  public var places: [Route] {
    let below = presentables.root.places
    guard let presented = presentables.presented, let front = below.last else { return below }
    return below.dropLast() + presented.places.map { front + $0 }
  }

  /// Returns true if the scene that is presented has to go, or one of the two has to prepare.
  public func needsToPrepare(for route: Route?) -> Bool {
    let (below, rest) = parts(of: route)
    if presentables.root.needsToPrepare(for: below) { return true }
    guard let presented = presentables.presented else { return false }
    return rest == nil || presented.coordinator.needsToPrepare(for: rest)
  }

  /// Dismisses a scene that is not on the route, and then prepares the coordinator below.
  ///
  /// The scene is prepared to leave first.
  public func prepare(for route: Route?, completion: @escaping @MainActor () -> Void) {
    let (below, rest) = parts(of: route)
    prepareBelow(presented: rest) { [self] in
      presentables.propagation.hand(
        .prepare(below), from: self, to: presentables.root, completion: completion)
    }
  }

  /// Hands the route below on, and then presents what belongs over it.
  public func setRoute(_ route: Route?, completion: @escaping @MainActor () -> Void) {
    guard let route else { return completion() }
    follow(route, by: RouteStep.set, completion)
  }

  /// Starts the way below, and then presents what belongs over it.
  public func start(route: Route, completion: @escaping @MainActor () -> Void) {
    follow(route, by: RouteStep.start, completion)
  }

  /// Dismisses what is presented, unless it is on the way, and lets all that stays give up what it
  /// keeps.
  public func clear(keeping route: Route?) {
    let (below, rest) = parts(of: route)
    if let presented = presentables.presented {
      if let rest { presented.coordinator.clear(keeping: rest) } else { dismiss(presented) }
    }
    presentables.root.clear(keeping: below)
  }

  /// The scene that is not on the way, and what goes in it or below.
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

  /// Returns the part of a route below, and that of the scene that is presented.
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

  /// Takes away what is presented, if no guard minds.
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
    guard !isGone(presentables.root) else { return completion() }
    if let presented = presentables.presented {
      guard let rest = presented.rest(of: branch) else { return completion() }
      return propagation.hand(
        .set(rest), from: self, to: presented.coordinator, completion: completion)
    }
    guard let scene = presentables.scenes.first(where: { $0.tag == branch.first }),
      let front = wireframe.stage.frontScreen(for: wireframe), let live = scene.make(for: branch)
    else {
      propagation.note("nothing leads to \(branch)")
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
