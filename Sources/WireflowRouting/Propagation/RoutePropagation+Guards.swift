import Wireflow

/// The check of whole routes by guards, before any coordinator moves.
extension RoutePropagation {
  /// Asks guards about a route as a whole, and then runs the work that makes coordinators follow.
  ///
  /// A link replaces one that a guard is holding.
  @discardableResult
  func admit(
    _ route: Route, by link: LinkArrival?, _ work: @escaping @MainActor () -> Void
  ) -> RequestOutcome {
    guard let root, isAtRest, stage.hasGuards, route != goal || link != nil || removesTabs else {
      work()
      return .committed
    }
    if link != nil { withdraw(held.filter(\.isLink), because: "another link takes its place") }
    let proposal = NavigationProposal("route \(route)") { [weak self] in
      let departure = self?.departure(for: route, by: link) ?? RouteDeparture()
      return (departure.requests, departure.screens)
    }
    held.removeAll { $0.proposal() == nil }
    held.append(({ [weak proposal] in proposal }, link != nil))
    return stage.propose(proposal, through: root.anyWireframe) { [weak self] in
      // Guards are not asked again about what they have allowed while the proposal lives.
      withExtendedLifetime(proposal) {
        self?.withdrawOlder(than: proposal)
        work()
      }
    }
  }

  /// True if the newest state no longer has tabs that are shown.
  var removesTabs: Bool {
    goal.map { !departure(for: $0, by: nil).requests.isEmpty } ?? false
  }

  /// Returns the departure for a route, including tabs that the newest state no longer has.
  private func departure(for route: Route, by link: LinkArrival?) -> RouteDeparture {
    guard let root else { return RouteDeparture() }
    let strangers = link == nil ? [] : strangers
    var departure = RouteDeparture(requests: strangers.reversed().map { .dismiss($0) })
    departure += seeingNewestTabs { root.departure(for: route, by: link) }
    return departure
  }

  /// Gives up the routes that guards still hold, because a later one has overtaken them behind a
  /// wall.
  private func withdrawOlder(than proposal: NavigationProposal) {
    guard let place = held.firstIndex(where: { $0.proposal() === proposal }) else { return }
    let older = held[..<place]
    held.removeSubrange(...place)
    withdraw(older, because: "a later route takes its place")
  }

  private func withdraw(_ routes: some Sequence<HeldRoute>, because why: String) {
    for route in routes { route.proposal().map { stage.withdraw($0, because: why) } }
  }
}
