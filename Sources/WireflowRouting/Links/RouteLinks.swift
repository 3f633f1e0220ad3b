import Wireflow

/// The links of an app, which open URLs from any state.
///
/// Links work while a modal, an alert or a player is open, before the launch, and before a login.
///
/// ```swift
/// let links = RouteLinks(store, format: format, patterns: patterns) { link, state in
///   state.isSignedIn ? nil : "auth"
/// }
/// controller.onOpen = links.open
/// ```
@MainActor
public final class RouteLinks<State: RoutableState> {
  /// The treatment of screens beside a link's destination.
  public var arrival = LinkArrival.afresh
  private let store: Store<State>
  private let format: RouteURLFormat
  private let patterns: [LinkPattern]
  private let login: (RouteLink, State) -> Route?

  /// Creates the links of a store.
  /// - Parameters:
  ///   - store: the store whose route the links change.
  ///   - format: the format of the URLs.
  ///   - patterns: the paths that links may have; the first match wins.
  ///   - login: returns the route to a login if the link requires one, or nil.
  public init(
    _ store: Store<State>, format: RouteURLFormat, patterns: [LinkPattern],
    behind login: @escaping (RouteLink, State) -> Route? = { _, _ in nil }
  ) {
    self.store = store
    self.format = format
    self.patterns = patterns
    self.login = login
    // The route of a link before the launch is the one that the app begins with.
    store.propagation.stage.takesEarlyLinks = true
  }

  /// The link that waits for a login.
  public private(set) var pendingLink: RouteLink?

  /// Follows a URL, and returns false if the app cannot follow it.
  ///
  /// The log states the reason.
  public func open(_ url: String) -> Bool {
    do {
      try follow(url)
      return true
    } catch RouteURLError.refused {
      // The guard has already logged its refusal.
      return false
    } catch {
      store.propagation.log("\(error)")
      return false
    }
  }

  /// Follows a URL completely, or changes nothing and throws the reason.
  ///
  /// If the link requires a login, it waits until the login has succeeded. Wireflow drops a waiting
  /// link when the user leaves the login without success, when another link arrives, or when its
  /// destination does not exist or a guard refuses it. A guard may hold a link while it decides.
  /// - Throws: a ``RouteURLError``, or the error of the pattern's closure.
  public func follow(_ url: String) throws {
    let link = try format.link(from: url)
    let route = try route(for: link)
    let login = login(link, store.state)
    if login == nil, !store.propagation.reaches(route) { throw RouteURLError.noPlace(route) }
    guard let login else {
      guard go(to: route, link) else { throw RouteURLError.refused(route) }
      return
    }
    let outcome = store.route(.goto(login), by: arrival, dispatching: LinkAction.kept(link)) {
      [weak self] in self?.wait(for: link, to: route, behind: login)
    }
    guard outcome.isTaken else { throw RouteURLError.refused(login) }
  }

  /// Drops the link that waits for a login, such as when the user cancels the login.
  public func dropPending() { if pendingLink != nil { store.dropAwaited() } }

  private func route(for link: RouteLink) throws -> Route {
    for pattern in patterns {
      if let route = try pattern.route(for: link) { return route }
    }
    throw RouteURLError.unknownLink(link.route)
  }

  /// Goes to a route, and returns false if a guard refuses at once.
  private func go(to route: Route, _ link: RouteLink) -> Bool {
    let arrival = arrival
    return store.propagation.admit(route, by: arrival) { [weak self] in
      guard let self else { return }
      store.dropAwaited()
      // The state may have changed while a guard was deciding.
      if let login = login(link, store.state) {
        wait(for: link, to: route, behind: login)
        store.follow(.goto(login), by: arrival, dispatching: LinkAction.kept(link))
      } else if isReached(link, at: route) {
        store.follow(.goto(route), by: arrival, dispatching: LinkAction.opened(link))
      }
    }.isTaken
  }

  /// Returns true if a link's destination exists, and drops the link otherwise.
  private func isReached(_ link: RouteLink, at route: Route) -> Bool {
    if store.propagation.reaches(route) { return true }
    store.propagation.log("\(RouteURLError.noPlace(route))")
    drop(link)
    return false
  }

  private func wait(for link: RouteLink, to route: Route, behind login: Route) {
    if pendingLink != link { store.dropAwaited() }
    pendingLink = link
    let requirement = self.login
    store.awaited = (
      login: login, isOpen: { requirement(link, $0) == nil },
      lead: { [weak self] in self?.leadOn(link, to: route) },
      drop: { [weak self] in self?.drop(link) }
    )
  }

  /// Follows a link after its login, or drops it if it leads nowhere or a guard refuses it.
  private func leadOn(_ link: RouteLink, to route: Route) {
    guard isReached(link, at: route) else { return }
    pendingLink = nil
    if !go(to: route, link) { drop(link) }
  }

  private func drop(_ link: RouteLink) {
    pendingLink = nil
    store.propagation.log("dropped the link to \(link.route)")
    store.dispatch(LinkAction.dropped(link))
  }
}

/// An action that reports the fate of a link, for reducers to respond to.
public enum LinkAction: Action, Sendable, Hashable {
  /// The app follows the link, whose parameters add details that the route cannot express.
  case opened(RouteLink)
  /// The link waits for a login.
  case kept(RouteLink)
  /// The app dropped the link.
  case dropped(RouteLink)
}

/// The treatment of screens beside a link's destination, such as other tabs and a player.
public enum LinkArrival: Sendable, Hashable {
  /// Everything else is reset, so the app looks as it would after a cold start with the link.
  case afresh
  /// Everything else stays: the other tabs keep their stacks, and a player continues, minimized.
  case onTop
}

/// The contents of a URL: a route, and parameters that are not part of the route.
public struct RouteLink: Sendable, Hashable {
  /// The path.
  public var route: Route
  /// The query.
  public var parameters: RouteParameters

  /// Creates a link.
  public init(_ route: Route, parameters: RouteParameters = RouteParameters()) {
    self.route = route
    self.parameters = parameters
  }
}
