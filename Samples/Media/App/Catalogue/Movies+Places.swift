import WireflowRouting

/// The places of the catalogue, which the app knows before it shows any of them.
extension [Movie] {
  /// Returns true if a route leads to a place of the catalogue.
  func reach(_ route: Route) -> Bool {
    let overlays = [Place.watch, .review, .settings].map(\.rawValue)
    let below = route.prefix { !overlays.contains($0) }
    return reachScreen(Route(below)) && reachOverlay(route.dropping(first: below.count))
  }

  /// Returns true if a tab leads to a screen.
  private func reachScreen(_ path: Route) -> Bool {
    switch path.first.flatMap(Place.init) {
    case .movies, .watchlist:
      guard path.count > 1 else { return true }
      guard let movie = first(where: { $0.id == path[1] }) else { return false }
      guard path.count > 2 else { return true }
      guard path[2] == Place.cast.rawValue, path.count < 5 else { return false }
      return path.count == 3 || movie.cast.contains { $0.id == path[3] }
    case .account: return path.count == 1
    default: return path.isEmpty
    }
  }

  /// Returns true if the player and the modals over the tabs lead to a place.
  private func reachOverlay(_ route: Route) -> Bool {
    guard let first = route.first else { return true }
    let hasMovie = route.count > 1 && contains { $0.id == route[1] }
    switch Place(rawValue: first) {
    case .watch: return hasMovie && reachOverlay(route.dropping(first: 2))
    case .review: return hasMovie && route.count == 2
    case .settings: return route.dropping(first: 1).allSatisfy { $0 == Place.quality.rawValue }
    default: return false
    }
  }
}
