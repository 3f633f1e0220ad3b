/// The part of the state that matters to a link waiting for a login.
struct LinkOutlook: Equatable {
  /// The waiting link, stored so that a different link triggers a new decision.
  let link: RouteLink?
  let isOpen: Bool
  let isAtLogin: Bool
}

/// A subscriber to the state that a waiting link depends on.
@MainActor
final class LinkWatch: Renderer {
  var onOutlook: ((LinkOutlook) -> Void)?

  func render(_ outlook: LinkOutlook) {
    onOutlook?(outlook)
  }
}
