import Wireflow

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
    do {
      try follow(url)
      return true
    } catch RouteURLError.refused {
      // The guard's own line says so.
      return false
    } catch {
      store.propagation.note("\(error)")
      return false
    }
  }

  /// Follows a URL as a whole, or changes nothing and throws the reason.
  ///
  /// A link behind a login is kept until the login has succeeded. It is dropped when the login is left
  /// without success, when another link comes, or when it turns out to lead nowhere. A guard may hold
  /// a link while it decides.
  /// - Throws: a ``RouteURLError``, or the error of the pattern's closure.
  public func follow(_ url: String) throws {
    let link = try format.link(from: url)
    let route = try route(for: link)
    let login = login(link, store.state)
    if login == nil, !store.propagation.reaches(route) { throw RouteURLError.noPlace(route) }
    if pending?.link != link { dropPending() }
    guard let login else {
      guard go(to: route, link) else { throw RouteURLError.refused(route) }
      return
    }
    let next = Pending(link: link, route: route, login: login)
    let outcome = store.route(
      .goto(login), arriving: .link(arrival), dispatching: LinkAction.kept(link)
    ) {
      [weak self] in self?.pending = next
    }
    if case .ignored = outcome { throw RouteURLError.refused(login) }
  }

  /// Gives up the link that waits behind a login, such as when the user cancels that.
  public func dropPending() {
    guard let dropped = pending else { return }
    pending = nil
    store.propagation.note("dropped the link to \(dropped.link.route)")
    store.dispatch(LinkAction.dropped(dropped.link))
  }

  private func route(for link: RouteLink) throws -> Route {
    for pattern in patterns {
      if let route = try pattern.route(for: link) { return route }
    }
    throw RouteURLError.unknownLink(link.route)
  }

  /// Leads to a route, and returns false if a guard refuses that at once.
  private func go(to route: Route, _ link: RouteLink) -> Bool {
    let outcome = store.route(
      .goto(route), arriving: .link(arrival), dispatching: LinkAction.opened(link)
    ) { [weak self] in self?.pending = nil }
    if case .ignored = outcome { return false }
    return true
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
      leadOn(pending)
    } else if !outlook.isAtLogin {
      dropPending()
    }
  }

  /// Follows a link whose login has succeeded, or drops it if it leads nowhere.
  private func leadOn(_ waiting: Pending) {
    guard store.propagation.reaches(waiting.route) else {
      store.propagation.note("\(RouteURLError.noPlace(waiting.route))")
      return dropPending()
    }
    pending = nil
    _ = go(to: waiting.route, waiting.link)
  }
}
