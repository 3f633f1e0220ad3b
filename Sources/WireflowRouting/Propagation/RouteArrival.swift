/// The trigger of a route: a step in the app, or a link.
enum RouteArrival: Equatable {
  /// A step inside the app, which leaves everything beside it unchanged.
  case step
  /// A link, which may arrive in any state.
  case link(LinkArrival)

  /// The arrival of a link, or nil for a step.
  var link: LinkArrival? {
    switch self {
    case .step: nil
    case .link(let arrival): arrival
    }
  }
}
