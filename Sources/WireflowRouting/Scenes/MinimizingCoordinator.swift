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
  ///
  /// If you set it, the coordinator below follows its part, and then the coordinator shows the player
  /// if the route contains it.
  public var route: Route {
    get { minimizable.root.route + (minimizable.maximized?.route ?? Route()) }
    set {
      let (below, branch) = minimizable.part(newValue)
      if branch == nil, minimizable.maximized != nil {
        wireframe.minimizeFullscreenView(animated: true)
      }
      minimizable.root.route = below
      if let branch, !minimizable.root.isGone { play(branch) }
    }
  }

  /// The places of the coordinator below and of the player, maximized or not.
  public var places: [Route] {
    let below = minimizable.root.places
    guard let player = minimizable.installed, let front = below.last else { return below }
    let covered = front + player.route
    return minimizable.maximized == nil ? below + [covered, front] : below.dropLast() + [covered]
  }

  /// Removes the player for a link that arrives afresh, unless the route contains it, and clears the
  /// coordinator below.
  public func clear(keeping route: Route?, by arrival: LinkArrival?) {
    let parts = route.map(minimizable.part)
    if arrival == .afresh, let installed = minimizable.installed,
      parts?.branch.flatMap(installed.rest) == nil,
      wireframe.removeMinimizable(animated: true) == .committed
    {
      end(installed.coordinator)
    }
    minimizable.root.clear(keeping: parts?.root, by: arrival)
  }

  /// The removal or minimization of a player that the route does not contain, and the departure
  /// below.
  public func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture {
    let parts = route.map(minimizable.part)
    var departure = minimizable.root.departure(for: parts?.root, by: arrival)
    guard let installed = minimizable.installed, parts?.branch.flatMap(installed.rest) == nil else {
      return departure
    }
    if arrival == .afresh {
      departure.requests.append(.removePlayer(animated: true))
    } else if parts != nil, parts?.branch == nil, minimizable.maximized != nil {
      departure.requests.append(.minimize(animated: true))
    }
    return departure
  }

  /// Returns true if the coordinator below reaches its part of a route, and the player the rest.
  public func reaches(_ route: Route) -> Bool {
    let (below, branch) = minimizable.part(route)
    guard minimizable.root.reaches(below) else { return false }
    return branch.map { minimizable.scene.reaches($0, through: minimizable.installed) } ?? true
  }

  private func play(_ branch: Route) {
    let player: LiveScene
    if let installed = minimizable.installed, let rest = installed.rest(of: branch) {
      installed.coordinator.route = rest
      player = installed
    } else if let live = minimizable.scene.make(for: branch) {
      minimizable.live.append(live)
      launch(live, toward: branch, from: wireframe.stage.frontScreen(for: wireframe) ?? Backdrop())
      player = live
    } else {
      return minimizable.propagation.log("nothing leads to \(branch)")
    }
    if minimizable.installed?.coordinator === player.coordinator, minimizable.maximized == nil {
      wireframe.maximizeMinimizableView(animated: true)
    }
  }
}
