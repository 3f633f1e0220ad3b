public import Wireflow

/// A coordinator of tabs, in the base or in a modal, which keep their stacks in any wireframe.
///
/// The first component of its route is the tag of the selected tab, and the tab follows the rest.
/// When the user selects a tab, the route changes. A second tap on the tab leads to its root, and
/// the route follows.
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
/// If the tabs are the whole app, make the coordinator its main flow: a type that conforms to both
/// `MainFlowCoordinator` and `TabBarCoordinator` needs nothing else.
@MainActor
public protocol TabBarCoordinator: RoutedCoordinator {
  /// The tabs.
  var tabs: RouteTabs { get }
}

extension TabBarCoordinator {
  /// Installs or presents the root items, and starts the tabs that begin together.
  public func start(from sender: any Screen) { showTabs(from: sender) }

  fileprivate func showTabs(from sender: any Screen) {
    tabs.owner = self
    switch show(tabs.takeListed(), from: sender) {
    case .committed: beginTogether()
    case .queued: tabs.awaited = Route()
    case .ignored: tabs.forgetAbsent()
    }
  }

  /// The tag of the selected tab, followed by the tab's route.
  ///
  /// If you set it, the coordinator selects the tab that the first component names, and passes the
  /// rest of the route to it. An unknown tab changes nothing except for a line in the log. An empty
  /// route changes nothing.
  public var route: Route {
    get {
      if let awaited = tabs.awaited { return awaited }
      guard let tag = tabs.selectedTag else { return Route() }
      return tabs.live(tag)?.route ?? Route(tag)
    }
    set { follow(newValue) }
  }

  /// The places of each tab, in the order of their start, followed by the place in front.
  public var places: [Route] {
    let all = tabs.inOrder.flatMap(\.places)
    return all.last == route ? all : all + [route]
  }

  /// Clears the selected tab, or all tabs for a link that arrives afresh.
  public func clear(keeping route: Route?, by arrival: LinkArrival?) {
    guard arrival == .afresh else {
      guard let selected = tabs.selectedTag.flatMap(tabs.live), route?.isEmpty != true,
        tabs.lists(route?.first)
      else { return }
      let rest = route.flatMap(selected.rest)
      return selected.coordinator.clear(keeping: rest, by: rest == nil ? nil : arrival)
    }
    for live in tabs.live.reversed() {
      let rest = route.flatMap(live.rest)
      live.coordinator.clear(keeping: rest, by: arrival)
      let tab = live.path.first.flatMap(tabs.tab)
      if rest == nil, tab?.beginning == .whenSelected {
        end(live.coordinator, screens: .left)
        // Another place of the same archive may lead back to the tab.
        tabs.live.removeAll { $0.coordinator === live.coordinator }
      }
    }
  }

  /// The departures in the selected tab and in the one on the way, or in all tabs for a link that
  /// arrives afresh.
  ///
  /// They include the selection of another tab, and the removal of tabs that the state no longer
  /// has.
  public func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture {
    var departure = RouteDeparture(requests: tabs.departure.map { [$0] } ?? [])
    let tag = route?.first
    let onTheWay = tabs.lists(tag) ? [tag, tabs.selectedTag] : []
    for live in tabs.live where arrival == .afresh || onTheWay.contains(live.path.first) {
      departure += live.coordinator.departure(for: route.flatMap(live.rest), by: arrival)
    }
    if let tag, tag != tabs.selectedTag, let tab = tabs.tab(tag) {
      departure.requests.append(.select(tab.root))
    }
    return departure
  }

  /// Returns true if the first component names a tab that reaches the rest.
  public func reaches(_ route: Route) -> Bool {
    route.first.map { tabs.reaches(route.dropping(first: 1), in: $0) } ?? true
  }

  private func follow(_ route: Route) {
    update()
    guard let tag = route.first else { return }
    guard let tab = tabs.tab(tag) else {
      if tabs.awaited == nil { tabs.propagation.log("there is no tab \(tag)") }
      if tabs.awaited != nil { tabs.awaited = route }
      return
    }
    if tabs.selectedTag != tag { wireframe.select(tab.root) }
    if tabs.live(tag) == nil { begin(tab) }
    tabs.live(tag)?.coordinator.route = route.dropping(first: 1)
  }

  func beginSelected() {
    guard let selected = tabs.selected, tabs.live(selected.tag) == nil else { return }
    begin(selected)
  }

  private func begin(_ tab: ShownTab) { launch(tabs.begin(tab), from: tab.root, owning: tab.root) }
}

/// The tabs as an app's main flow.
extension TabBarCoordinator where Self: MainFlowCoordinator {
  /// Installs the tabs, as `installTabs()` does.
  public func installUI() { installTabs() }

  /// Installs the root items, and becomes the root coordinator of the tabs' store.
  ///
  /// Call this method if you implement `installUI()` yourself, such as to restore saved data.
  public func installTabs() {
    showTabs(from: Backdrop())
    tabs.propagation.onLed?(self)
  }

  /// Installs the tabs, because the main flow starts from no screen.
  public func start(from sender: any Screen) { installUI() }
}

/// The tabs' changes with the state.
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

  /// Starts the tabs that begin together and are on stage, and follows the route that was waiting
  /// for them.
  func beginTogether() {
    for tab in tabs.shown where tab.beginning == .together && !tab.hasBegun {
      if tabs.tab(tab.tag) != nil { begin(tab) }
    }
    guard let awaited = tabs.awaited else { return }
    tabs.awaited = nil
    wireframe.batch { route = awaited }
  }

  /// Updates the tabs on stage to those of the current state.
  func update() {
    guard let root = tabs.outdated else { return }
    if case .ignored = wireframe.update(rootItems: tabs.takeListed(), around: root) {
      tabs.forgetAbsent()
    }
    beginTogether()
  }

  /// Ends the coordinator of a tab that has left, in case a modal keeps its flow alive.
  func endTab(_ tag: String) {
    guard tabs.selected != nil, let live = tabs.live(tag), !live.coordinator.isGone else { return }
    end(live.coordinator)
  }
}
