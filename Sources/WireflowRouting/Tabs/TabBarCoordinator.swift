public import Wireflow

/// A coordinator whose root items stand side by side and keep their stacks, in the base or in a
/// modal, however the wireframe shows them.
///
/// The first component of its route is the tag of the selected one, the rest is that one's. A tab
/// that the user selects changes the route; so does a second tap, which leads to its root.
///
/// ```swift
/// tabs = RouteTabs(
///   store,
///   tabs: [
///     RouteTab("books", root: shelf) { ShelfCoordinator(wireframe, store, root: $0) },
///     RouteTab("films", root: films) { ShelfCoordinator(wireframe, store, root: $0) },
///   ])
/// ```
///
/// An app whose tabs are all there is makes it its main flow: a type that is a
/// `MainFlowCoordinator` and a tab bar coordinator needs no more than that.
@MainActor
public protocol TabBarCoordinator: RoutedCoordinator {
  /// The tabs.
  var tabs: RouteTabs { get }
}

extension TabBarCoordinator {
  /// Installs or presents the root items, and starts those tabs that begin together.
  public func start(from sender: any Screen) { showTabs(from: sender) }

  fileprivate func showTabs(from sender: any Screen) {
    tabs.onEntered = { [weak self] in self?.beginTogether() }
    tabs.onLeft = { [weak self] tag in self?.finish(tag) }
    tabs.onSelected = { [weak self] in self?.beginSelected() }
    tabs.onListed { [weak self] in self?.update() }
    switch show(tabs.takeListed(), from: sender) {
    case .committed: beginTogether()
    case .queued: tabs.awaited = Route()
    case .ignored: tabs.forgetAbsent()
    }
  }

  /// The tag of the selected tab, and its route.
  public var route: Route {
    if let awaited = tabs.awaited { return awaited }
    guard let tag = tabs.selectedTag else { return Route() }
    return tabs.live(tag)?.route ?? Route(tag)
  }

  /// The places of each tab, in the order in which the tabs begin when the places are followed, and
  /// then the place in front.
  public var places: [Route] {
    let all = tabs.inOrder.flatMap(\.places)
    return all.last == route ? all : all + [route]
  }

  /// Returns true if the selected tab has to prepare, for its own part of the route or to leave.
  public func needsToPrepare(for route: Route?) -> Bool {
    guard let selected = tabs.selectedTag.flatMap(tabs.live) else { return false }
    return selected.coordinator.needsToPrepare(for: rest(of: route, for: selected))
  }

  /// Lets the selected tab prepare for its own part of the route, or to leave.
  public func prepare(for route: Route?, completion: @escaping @MainActor () -> Void) {
    guard let selected = tabs.selectedTag.flatMap(tabs.live) else { return completion() }
    tabs.propagation.hand(
      .prepare(rest(of: route, for: selected)), from: self, to: selected.coordinator,
      completion: completion)
  }

  /// Selects the tab that the first component names, and hands the rest on to it.
  ///
  /// An unknown tab changes nothing, and the log says so; an empty route leaves all as it is.
  public func setRoute(_ route: Route?, completion: @escaping @MainActor () -> Void) {
    guard let route else { return completion() }
    update()
    guard let tag = route.first else { return completion() }
    guard let tab = tabs.tab(tag) else {
      if tabs.awaited == nil { tabs.propagation.note("there is no tab \(tag)") }
      if tabs.awaited != nil { tabs.awaited = route }
      return completion()
    }
    if tabs.selectedTag != tag { wireframe.select(tab.root) }
    let rest = route.dropping(first: 1)
    let isNew = tabs.live(tag) == nil
    if isNew { begin(tab) }
    guard let live = tabs.live(tag) else { return completion() }
    tabs.propagation.hand(
      isNew ? .start(rest) : .set(rest), from: self, to: live.coordinator, completion: completion)
  }

  /// Lets all tabs go back to how they begin, but the one on the way.
  public func clear(keeping route: Route?) {
    for live in tabs.live.reversed() {
      let rest = route.flatMap(live.rest)
      live.coordinator.clear(keeping: rest)
      let tab = live.path.first.flatMap(tabs.tab)
      if rest == nil, tab?.beginning == .whenSelected { end(live.coordinator, screens: .left) }
    }
  }

  /// The things that go in the tab on the way, in all tabs for a link that begins afresh, the change
  /// to that tab, and the tabs that the state does not have any more.
  public func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture {
    var departure = RouteDeparture(requests: tabs.departure.map { [$0] } ?? [])
    let tag = route?.first
    for live in tabs.live where arrival == .afresh || live.path.first == tag {
      departure += live.coordinator.departure(for: route.flatMap(live.rest), by: arrival)
    }
    if let tag, tag != tabs.selectedTag, let tab = tabs.tab(tag) {
      departure.requests.append(.select(tab.root))
    }
    return departure
  }

  private func rest(of route: Route?, for live: LiveScene) -> Route? {
    // An empty route leaves the selected tab as it is, so it need not get ready to leave.
    route.flatMap { $0.isEmpty ? $0 : live.rest(of: $0) }
  }

  private func beginSelected() {
    guard let selected = tabs.selected, tabs.live(selected.tag) == nil else { return }
    begin(selected)
  }

  private func begin(_ tab: ShownTab) {
    launch(tabs.begin(tab), from: tab.root, owning: tab.root)
  }
}

/// Tabs that are the whole app.
extension TabBarCoordinator where Self: MainFlowCoordinator {
  /// Installs the tabs, as `installTabs()` does.
  public func installUI() { installTabs() }

  /// Installs the root items, and lets all other coordinators of the tabs' store hang on this one.
  ///
  /// A coordinator calls it if it has a say in `installUI()`, such as to restore what was saved.
  public func installTabs() {
    showTabs(from: Backdrop())
    tabs.propagation.holder?.rootCoordinator = self
  }

  /// Installs the tabs, since the main flow starts from no screen.
  public func start(from sender: any Screen) { installUI() }
}

/// Tabs that come and go.
extension TabBarCoordinator {
  private func show(
    _ roots: [any RootLevelRepresentable], from sender: any Screen
  ) -> RequestOutcome {
    switch tabs.region {
    case .base: wireframe.install(rootItems: roots)
    case .modal(let inner, let style, let dismissButton):
      wireframe.presentModally(
        rootItems: roots, in: inner, from: sender, style: style, dismissButton: dismissButton)
    }
  }

  /// Starts the tabs that begin together and have come on stage, and follows the route that has
  /// waited for them.
  private func beginTogether() {
    for tab in tabs.shown where tab.beginning == .together && !tab.hasBegun {
      if tabs.tab(tab.tag) != nil { begin(tab) }
    }
    guard let awaited = tabs.awaited else { return }
    tabs.awaited = nil
    wireframe.batch { setRoute(awaited) {} }
  }

  /// Shows the tabs that the state has now.
  private func update() {
    guard let root = tabs.outdated else { return }
    if case .ignored = wireframe.update(rootItems: tabs.takeListed(), around: root) {
      tabs.forgetAbsent()
    }
    beginTogether()
  }

  /// Ends the coordinator of a tab that has gone, such as if a modal of its own keeps it alive.
  private func finish(_ tag: String) {
    guard tabs.selected != nil, let live = tabs.live(tag), !isGone(live.coordinator) else { return }
    end(live.coordinator)
  }
}
