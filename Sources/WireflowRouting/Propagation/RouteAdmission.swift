import Wireflow

/// The questions to guards about routes as a whole, before any coordinator moves.
@MainActor
final class RouteAdmission {
  /// A look at the coordinators, in the light of the state that is asked about.
  typealias Preview = @MainActor (() -> RouteDeparture) -> RouteDeparture

  /// The link that a guard may hold.
  private weak var link: NavigationProposal?
  /// The route that is being followed, with what guards have allowed about it.
  private var permission: NavigationProposal?

  /// Asks about a route, and does the work that follows it, at once or once a guard has decided.
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

  /// Ends what guards have allowed, once the route has been followed.
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
  /// The way of a link, or nil for a step.
  fileprivate var link: LinkArrival? {
    switch self {
    case .step: nil
    case .link(let arrival): arrival
    }
  }
}
