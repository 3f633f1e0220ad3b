/// The view of the state for a link that waits behind a login.
struct LinkOutlook: Equatable {
  /// The one that waits: for another one, all is to be decided anew.
  let link: RouteLink?
  let isOpen: Bool
  let isAtLogin: Bool
}

/// A watch on the state for a link that waits.
@MainActor
final class LinkWatch: Renderer {
  var onOutlook: ((LinkOutlook) -> Void)?

  func render(_ outlook: LinkOutlook) {
    onOutlook?(outlook)
  }
}
