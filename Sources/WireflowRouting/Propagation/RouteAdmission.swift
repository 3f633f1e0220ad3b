import Wireflow

/// The check of whole routes by guards, before any coordinator moves.
@MainActor
final class RouteAdmission {
  /// A proposal that guards may be holding.
  private struct Held {
    weak var proposal: NavigationProposal?
    let isLink: Bool
  }

  /// The proposals that have not been carried out, oldest first.
  private var held: [Held] = []
  /// The proposal of the route that the coordinators follow now, including what guards allowed.
  private var permission: NavigationProposal?

  /// Asks guards about a route, and runs the work at once or when a guard has decided.
  func admit(
    _ route: Route, arriving arrival: RouteArrival, to root: some RoutedCoordinator,
    taking departure: @escaping @MainActor () -> RouteDeparture,
    work: @escaping @MainActor () -> Void
  ) -> RequestOutcome {
    let (stage, isLink) = (root.wireframe.stage, arrival != .step)
    if isLink { withdraw(held.filter(\.isLink), from: stage, "another link takes its place") }
    let proposal = NavigationProposal("route \(route)") {
      let departure = departure()
      return (departure.requests, departure.screens)
    }
    held.removeAll { $0.proposal == nil }
    held.append(Held(proposal: proposal, isLink: isLink))
    return stage.propose(proposal, through: root.wireframe) {
      [weak self, weak proposal, weak stage] in
      self?.permission = proposal
      if let stage { self?.withdrawOlder(than: proposal, from: stage) }
      work()
    }
  }

  /// Discards the guards' permission, once the coordinators have followed the route.
  func end() { permission = nil }

  /// Gives up the routes that guards still hold, because a later one has overtaken them behind a
  /// wall.
  private func withdrawOlder(than proposal: NavigationProposal?, from stage: Stage) {
    guard let place = held.firstIndex(where: { $0.proposal === proposal }) else { return }
    let older = held[..<place]
    held.removeSubrange(...place)
    withdraw(older, from: stage, "a later route takes its place")
  }

  private func withdraw(_ given: some Sequence<Held>, from stage: Stage, _ why: String) {
    for held in given { held.proposal.map { stage.withdraw($0, because: why) } }
  }
}

extension RoutePropagation {
  /// Asks guards about a route as a whole, and then runs the work that makes coordinators follow.
  ///
  /// A link replaces one that a guard is holding.
  @discardableResult
  func admit(
    _ route: Route, arriving arrival: RouteArrival, _ work: @escaping @MainActor () -> Void
  ) -> RequestOutcome {
    guard let root, isAtRest, stage.hasGuards, !shows(route) || arrival != .step || removesTabs
    else {
      work()
      return .committed
    }
    return admission.admit(route, arriving: arrival, to: root) { [weak self] in
      self?.departure(for: route, arriving: arrival) ?? RouteDeparture()
    } work: { [weak self] in
      work()
      if let self, isAtRest { admission.end() }
    }
  }

  /// True if the newest state no longer has tabs that are shown.
  var removesTabs: Bool {
    guard let route = holder?.heldRoute, shows(route) else { return false }
    return !departure(for: route, arriving: .step).requests.isEmpty
  }

  /// Returns the departure for a route, including tabs that the newest state no longer has.
  private func departure(for route: Route, arriving arrival: RouteArrival) -> RouteDeparture {
    guard let root, let holder else { return RouteDeparture() }
    let strangers = arrival == .step ? [] : strangers
    var departure = RouteDeparture(requests: strangers.reversed().map { .dismiss($0) })
    departure += holder.seeingNewestTabs { root.departure(for: route, by: arrival.link) }
    return departure
  }
}
