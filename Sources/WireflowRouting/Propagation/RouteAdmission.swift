import Wireflow

/// The check of whole routes by guards, before any coordinator moves.
@MainActor
final class RouteAdmission {
  /// A closure that makes the coordinators predict their departures from a future state.
  typealias Preview = @MainActor (() -> RouteDeparture) -> RouteDeparture

  /// The proposal of the latest link, which a guard may be holding.
  private weak var link: NavigationProposal?
  /// The proposal of the route that the coordinators follow now, including what guards allowed.
  private var permission: NavigationProposal?

  /// Asks guards about a route, and runs the work at once or when a guard has decided.
  func admit(
    _ route: Route, arriving arrival: RouteArrival, to root: any RoutedCoordinator,
    of stage: Stage, as preview: @escaping Preview,
    besides strangers: @escaping @MainActor () -> [any Screen],
    work: @escaping @MainActor () -> Void
  ) -> RequestOutcome {
    if arrival != .step, let link {
      stage.withdraw(link, because: "another link takes its place")
    }
    let proposal = NavigationProposal("route \(route)") { [weak root] in
      guard let root else { return ([], []) }
      let departure = preview { root.departure(for: route, by: arrival.link) }
      let dismissals = strangers().reversed().map { NavigationRequest.dismiss($0) }
      return (dismissals + departure.requests, departure.screens)
    }
    if arrival != .step { link = proposal }
    return propose(proposal, by: root, work)
  }

  /// Discards the guards' permission, once the coordinators have followed the route.
  func end() { permission = nil }

  private func propose(
    _ proposal: NavigationProposal, by root: some RoutedCoordinator,
    _ work: @escaping @MainActor () -> Void
  ) -> RequestOutcome {
    root.wireframe.stage.propose(proposal, through: root.wireframe) {
      [weak self, weak proposal] in
      self?.permission = proposal
      if self?.link === proposal { self?.link = nil }
      work()
    }
  }
}

extension RouteArrival {
  /// The arrival of a link, or nil for a step.
  fileprivate var link: LinkArrival? {
    switch self {
    case .step: nil
    case .link(let arrival): arrival
    }
  }
}
