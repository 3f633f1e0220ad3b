/// A way for URLs into the app from any state.
///
/// It leads over a modal, an alert or a player, before the launch, and behind a login.
///
/// ```swift
/// let links = RouteLinks(store, format: format, patterns: patterns) { link, state in
///   state.isSignedIn ? nil : "auth"
/// }
/// controller.onOpen = links.open
/// ```
@MainActor
public final class RouteLinks<State: RoutableState> {
  /// A link that waits behind a login, and where that is.
  private struct Pending {
    let link: RouteLink
    let route: Route
    let login: Route
  }

  /// The fate of all that stands beside the place that a link leads to.
  public var arrival = LinkArrival.afresh
  private let store: Store<State>
  private let format: RouteURLFormat
  private let patterns: [LinkPattern]
  private let login: (RouteLink, State) -> Route?
  private var pending: Pending?
  private let watch = LinkWatch()

  /// Creates the links of a store.
  /// - Parameters:
  ///   - store: the store whose route they change.
  ///   - format: how the URLs look.
  ///   - patterns: the places that links lead to; the first that fits is taken.
  ///   - login: where to log in before a link may lead on; nil when it may.
  public init(
    _ store: Store<State>, format: RouteURLFormat, patterns: [LinkPattern],
    behind login: @escaping (RouteLink, State) -> Route? = { _, _ in nil }
  ) {
    self.store = store
    self.format = format
    self.patterns = patterns
    self.login = login
    watch.onOutlook = { [weak self] outlook in self?.decide(by: outlook) }
    store.subscribe(watch) { [weak self] state in self?.outlook(of: state) }
  }

  /// The link that waits behind a login.
  public var pendingLink: RouteLink? { pending?.link }

  /// Follows a URL, and returns false if it leads nowhere.
  ///
  /// A line in the log says why.
  public func open(_ url: String) -> Bool {
    do throws(RouteURLError) {
      try follow(url)
      return true
    } catch {
      store.propagation.note("\(error)")
      return false
    }
  }

  /// Follows a URL, or keeps it until the login has succeeded.
  ///
  /// A link that is kept is dropped when the login is left without success, or when another link
  /// comes.
  public func follow(_ url: String) throws(RouteURLError) {
    let link = try format.link(from: url)
    let route = try route(for: link)
    if pending?.link != link { dropPending() }
    guard let login = login(link, store.state) else { return go(to: route, link) }
    let next = Pending(link: link, route: route, login: login)
    store.route(.goto(login), arriving: .link(arrival), dispatching: LinkAction.kept(link)) {
      [weak self] in self?.pending = next
    }
  }

  /// Gives up the link that waits behind a login, such as when the user cancels that.
  public func dropPending() {
    guard let dropped = pending else { return }
    pending = nil
    store.propagation.note("dropped the link to \(dropped.link.route)")
    store.dispatch(LinkAction.dropped(dropped.link))
  }

  private func route(for link: RouteLink) throws(RouteURLError) -> Route {
    do {
      for pattern in patterns {
        if let route = try pattern.route(for: link) { return route }
      }
    } catch {
      throw error as? RouteURLError ?? .unknownLink(link.route)
    }
    throw .unknownLink(link.route)
  }

  private func go(to route: Route, _ link: RouteLink) {
    pending = nil
    store.route(.goto(route), arriving: .link(arrival), dispatching: LinkAction.opened(link))
  }

  private func outlook(of state: State) -> LinkOutlook? {
    guard let pending else { return LinkOutlook(link: nil, isOpen: false, isAtLogin: false) }
    return LinkOutlook(
      link: pending.link, isOpen: login(pending.link, state) == nil,
      isAtLogin: state.route.isPrefixed(with: pending.login))
  }

  /// Leads a link on once the login has succeeded, or drops it once the login is left.
  private func decide(by outlook: LinkOutlook) {
    guard let pending else { return }
    if outlook.isOpen {
      go(to: pending.route, pending.link)
    } else if !outlook.isAtLogin {
      dropPending()
    }
  }
}
