public import Wireflow

/// A coordinator that shows a player over another coordinator's screens.
///
/// Its route is the route of the other coordinator. While the player covers the app, the player's
/// tag and route follow. A route without the tag minimizes the player. The player's own flow
/// removes it, and so does a link that arrives ``LinkArrival/afresh``. The player's coordinator
/// installs the player when it starts.
///
/// ```swift
/// minimizable = RouteMinimizable(
///   store, root: tabs,
///   scene: RouteScene("watch", arguments: 1) { arguments in
///     guard let movie = movies.first(where: { $0.id == arguments.first }) else { return nil }
///     return PlayerCoordinator(wireframe: wireframe, movie: movie)
///   })
/// ```
@MainActor
public protocol MinimizingCoordinator: RoutedCoordinator {
  /// The coordinator below, and the player.
  var minimizable: RouteMinimizable { get }
}

extension MinimizingCoordinator {
  /// Starts the coordinator below.
  public func start(from sender: any Screen) { launchRoot(minimizable.root, from: sender) }

  /// The route below, followed by the player's route while it covers the app.
  public var route: Route {
    let below = minimizable.root.route
    return minimizable.maximized.map { below + $0.route } ?? below
  }

  /// The places of the coordinator below and of the player, maximized or not.
  public var places: [Route] {
    let below = minimizable.root.places
    guard let player = minimizable.installed, let front = below.last else { return below }
    let covered = front + player.route
    return minimizable.maximized == nil ? below + [covered, front] : below.dropLast() + [covered]
  }

  /// Returns true if the coordinator below has to prepare.
  public func needsToPrepare(for route: Route?) -> Bool {
    minimizable.root.needsToPrepare(for: route.map { minimizable.part($0).root })
  }

  /// Lets the coordinator below prepare.
  public func prepare(for route: Route?, completion: @escaping @MainActor () -> Void) {
    minimizable.propagation.hand(
      .prepare(route.map { minimizable.part($0).root }), from: self, to: minimizable.root,
      completion: completion)
  }

  /// Passes the route to the coordinator below, and then shows the player if the route contains it.
  public func setRoute(_ route: Route?, completion: @escaping @MainActor () -> Void) {
    guard let route else { return completion() }
    if minimizable.part(route).branch == nil, minimizable.maximized != nil {
      wireframe.minimizeFullscreenView(animated: true)
    }
    follow(route, by: RouteStep.set, completion)
  }

  /// Starts the coordinator below, and then shows the player if the route contains it.
  public func start(route: Route, completion: @escaping @MainActor () -> Void) {
    follow(route, by: RouteStep.start, completion)
  }

  /// Removes the player, unless the route contains it, and clears the coordinator below.
  public func clear(keeping route: Route?) {
    let parts = route.map(minimizable.part)
    if let installed = minimizable.installed, parts?.branch.flatMap(installed.rest) == nil {
      remove(installed.coordinator)
    }
    minimizable.root.clear(keeping: parts?.root)
  }

  /// The removal or minimization of a player that the route does not contain, and the departure
  /// below.
  public func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture {
    let parts = route.map(minimizable.part)
    var departure = minimizable.root.departure(for: parts?.root, by: arrival)
    let isOnWay = minimizable.installed.flatMap { parts?.branch.flatMap($0.rest) } != nil
    if minimizable.installed != nil, !isOnWay {
      if arrival == .afresh {
        departure.requests.append(.removePlayer(animated: true))
      } else if parts != nil, parts?.branch == nil, minimizable.maximized != nil {
        departure.requests.append(.minimize(animated: true))
      }
    }
    return departure
  }

  /// Removes the player, unless a guard refuses.
  private func remove(_ player: some RoutedCoordinator) {
    guard wireframe.removeMinimizable(animated: true) == .committed else { return }
    end(player)
  }

  private func follow(
    _ route: Route, by step: (Route) -> RouteStep, _ completion: @escaping @MainActor () -> Void
  ) {
    let (below, branch) = minimizable.part(route)
    minimizable.propagation.hand(step(below), from: self, to: minimizable.root) { [self] in
      play(branch, completion)
    }
  }

  private func play(_ branch: Route?, _ completion: @escaping @MainActor () -> Void) {
    guard let branch, !minimizable.root.isGone else { return completion() }
    if let installed = minimizable.installed, let rest = installed.rest(of: branch) {
      return cover(with: installed, .set(rest), completion)
    }
    guard let live = minimizable.scene.make(for: branch) else {
      minimizable.propagation.log("nothing leads to \(branch)")
      return completion()
    }
    minimizable.live.append(live)
    launch(live.coordinator, from: wireframe.stage.frontScreen(for: wireframe) ?? Backdrop())
    cover(with: live, .start(live.rest(of: branch) ?? Route()), completion)
  }

  private func cover(
    with player: LiveScene, _ step: RouteStep, _ completion: @escaping @MainActor () -> Void
  ) {
    minimizable.propagation.hand(step, from: self, to: player.coordinator) { [self] in
      if minimizable.installed?.coordinator === player.coordinator, minimizable.maximized == nil {
        wireframe.maximizeMinimizableView(animated: true)
      }
      completion()
    }
  }
}
