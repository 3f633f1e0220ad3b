public import Wireflow

/// A coordinator of a stack, or of a list and its detail, with a route segment for each screen.
///
/// For a new route, the coordinator keeps the screens that both routes share. It pops and pushes
/// the rest in one transition. When the user removes a screen, its segment leaves the route too.
///
/// ```swift
/// func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
///   guard let id = rest.first else { return nil }
///   return RoutedScreen(factory.makeMovie(id), at: id)
/// }
/// ```
///
/// Wireflow calls this method only to show the screen. To tell whether a link leads anywhere,
/// implement ``RoutedCoordinator/reaches(_:)``, too.
///
/// A screen in the column `.detail` appears beside the list instead of on top of it. The screens
/// after it are pushed onto the detail.
@MainActor
public protocol NavigationCoordinator: RoutedCoordinator {
  /// The stack.
  var stack: RouteStack { get }

  /// Makes the next screen on the way to a route.
  /// - Parameters:
  ///   - rest: the remaining route, which begins with the segment of the next screen.
  ///   - path: the part of the route before the next screen.
  /// - Returns: the screen, or nil if the route leads nowhere.
  func screen(toward rest: Route, from path: Route) -> RoutedScreen?
}

extension NavigationCoordinator where Self: MainFlowCoordinator {
  /// Installs the root items, because the main flow starts from no screen.
  public func start(from sender: any Screen) { installUI() }
}

extension NavigationCoordinator {
  /// Installs or presents the root, unless it is on stage.
  public func start(from sender: any Screen) { stack.begin(wireframe, sender) }

  /// The segments of all screens, from the bottom up.
  ///
  /// If you set it, the coordinator pops the screens that are not on the way, and pushes the missing
  /// ones. If a part of the route leads nowhere, the coordinator stops before it and logs that.
  public var route: Route {
    get { stack.route }
    set { wireframe.batch { follow(newValue) } }
  }

  /// Pops to the root if the route is nil, and otherwise pops the screens without a segment.
  ///
  /// Only a link that arrives afresh does this.
  public func clear(keeping route: Route?, by arrival: LinkArrival?) {
    guard arrival == .afresh else { return }
    let shown = RoutedPath(stack)
    let kept = route == nil ? shown.kept(toward: Route()) : shown
    if kept.isInDetail { _ = pop(to: kept.listTop) }
    if pop(to: kept.top), !kept.isInDetail { _ = popDetail() }
  }

  /// The pops of screens that are not on the way, and of those without a segment if the arrival is
  /// afresh.
  public func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture {
    let (shown, isAfresh) = (RoutedPath(stack), arrival == .afresh)
    let kept = shown.kept(toward: route ?? Route())
    let isToChange = route.map { kept.route.count < Swift.max($0.count, shown.route.count) }
    guard isAfresh || isToChange == true else { return RouteDeparture() }
    let popDetail = kept.isInDetail ? nil : detail.map { NavigationRequest.pop($0) }
    return RouteDeparture(requests: [popDetail, .popTo(kept.top)].compactMap(\.self))
  }

  private func follow(_ route: Route) {
    let shown = RoutedPath(stack)
    var path = shown.kept(toward: route)
    guard path.route.count < max(route.count, shown.route.count), pop(to: path.top) else { return }
    while path.route.count < route.count,
      wireframe.stage.bringing({ showNext(toward: route, from: &path) })
    {}
    if !path.isInDetail { _ = popDetail() }
  }

  /// Shows the next screen on the way, and returns false if there is none or a guard refuses it.
  private func showNext(toward route: Route, from path: inout RoutedPath) -> Bool {
    let rest = route.dropping(first: path.route.count)
    guard let next = screen(toward: rest, from: path.route), !next.segment.isEmpty,
      rest.isPrefixed(with: next.segment)
    else {
      stack.propagation.log("nothing leads to \(rest) from \(path.route)")
      return false
    }
    stack.propagation.segments[next.screen] = next.segment
    guard show(next, above: path).isTaken else { return false }
    path.append(next.screen, at: next.segment, in: next.column)
    return true
  }

  /// Pushes a screen in its column, or shows it as the first one of the detail.
  private func show(_ next: RoutedScreen, above path: RoutedPath) -> RequestOutcome {
    if path.isInDetail { return wireframe.push(next.screen, from: path.top) }
    switch next.column {
    case .same:
      // The detail belonged to the list below, so it goes.
      _ = popDetail()
      return wireframe.push(next.screen, from: path.top)
    case .detail:
      let detail = NavigationRequest.showDetail(next.screen, from: path.top)
      if case .ignored = wireframe.verdict(on: detail) { _ = popDetail() }
      return wireframe.showDetail(next.screen, from: path.top)
    }
  }

  /// Pops the screens above one, and returns false if the request is refused.
  private func pop(to screen: any Screen) -> Bool {
    guard wireframe.stage.state.isOnStage(screen), !wireframe.stage.state.isTop(screen) else {
      return true
    }
    return wireframe.pop(to: screen).isTaken
  }

  /// The lowest screen of the detail, with or without a segment.
  private var detail: (any Screen)? { wireframe.stage.state.detail(beside: stack.root).first }

  /// Pops the detail, if there is one, and returns false if the request is refused.
  private func popDetail() -> Bool { detail.map { wireframe.pop($0).isTaken } ?? true }
}

extension RequestOutcome {
  /// True if the request is committed, or may be committed later.
  var isTaken: Bool { if case .ignored = self { false } else { true } }
}
