public import Wireflow

/// A coordinator whose screens stand on one stack, or on a list and a detail beside it, each for a
/// segment of the route.
///
/// A new route is compared with the one that is shown: what both begin with stays, the rest is
/// popped and pushed in one transition. What the user takes away leaves the route as well.
///
/// ```swift
/// func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
///   guard let id = rest.first else { return nil }
///   return RoutedScreen(factory.makeMovie(id), at: id)
/// }
/// ```
///
/// A screen in the column `.detail` is shown beside the list instead of being pushed onto it, and
/// those after it go deeper in the detail.
@MainActor
public protocol NavigationCoordinator: RoutedCoordinator {
  /// The stack.
  var stack: RouteStack { get }

  /// Makes the next screen on the way.
  /// - Parameters:
  ///   - rest: what is left of the route; the screen's segment is what it begins with.
  ///   - path: what leads up to it.
  /// - Returns: the screen; nil when nothing leads that way.
  func screen(toward rest: Route, from path: Route) -> RoutedScreen?
}

extension NavigationCoordinator {
  /// Brings the root on stage, unless it is there.
  public func start(from sender: any Screen) {
    switch stack.beginning {
    case .onStage: break
    case .installed(let root): wireframe.install(rootItems: [root])
    case .presented(let root): wireframe.presentModally(root, from: sender)
    }
  }

  /// The segments of the screens, from the bottom.
  public var route: Route { stack.route }

  /// Pops what is not on the way to a route, and pushes what is missing.
  ///
  /// Where nothing leads any further it stops, and the log says so.
  public func setRoute(_ route: Route?, completion: @escaping @MainActor () -> Void) {
    if let route { wireframe.batch { follow(route) } }
    stack.settle()
    completion()
  }

  /// Pops to the root, or what stands on the stack and is on no route.
  public func clear(keeping route: Route?) {
    if route == nil { stack.keep(0) }
    if stack.isInDetail, pop(to: stack.listTop) { stack.doubtLater() }
    if pop(to: stack.top), !stack.isInDetail { _ = popDetail() }
    stack.settle()
  }

  /// The screens that are not on the way, and for a link that begins afresh those on no route.
  public func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture {
    RouteDeparture(requests: stack.requestsToLeave(for: route, isAfresh: arrival == .afresh))
  }

  private func follow(_ route: Route) {
    let kept = stack.count(toward: route)
    let isToPop = kept < stack.count
    stack.keep(kept)
    let isToChange = isToPop || stack.route.count < route.count
    if isToChange {
      guard pop(to: stack.top) else { return }
      while stack.route.count < route.count, showNext(toward: route) {}
      if !stack.isInDetail { _ = popDetail() }
    }
    stack.adopt(route)
  }

  /// Shows the next screen on the way, and returns false if there is none or it is refused.
  private func showNext(toward route: Route) -> Bool {
    let path = stack.route
    let rest = route.dropping(first: path.count)
    guard let next = screen(toward: rest, from: path), !next.segment.isEmpty,
      rest.isPrefixed(with: next.segment)
    else {
      stack.propagation.note("nothing leads to \(rest) from \(path)")
      return false
    }
    stack.propagation.contexts.context(of: next.screen).segment = next.segment
    guard isTaken(show(next)) else { return false }
    let shown = route.first(path.count + next.segment.count)
    stack.append(next.screen, at: shown, in: next.column)
    return true
  }

  /// Pushes a screen in its column, or makes it the first one of the detail.
  private func show(_ next: RoutedScreen) -> RequestOutcome {
    if stack.isInDetail { return wireframe.push(next.screen, from: stack.top) }
    switch next.column {
    case .same:
      // Below another list, a detail is another one.
      _ = popDetail()
      return wireframe.push(next.screen, from: stack.top)
    case .detail:
      let detail = NavigationRequest.showDetail(next.screen, from: stack.top)
      if case .ignored = wireframe.verdict(on: detail) { _ = popDetail() }
      return wireframe.showDetail(next.screen, from: stack.top)
    }
  }

  /// Takes away the screens above one, and returns false if that is refused.
  private func pop(to screen: any Screen) -> Bool {
    guard wireframe.stage.isOnStage(screen), !wireframe.stage.isTop(screen) else { return true }
    return isTaken(wireframe.pop(to: screen))
  }

  /// Takes away the detail, if there is one, and returns false if that is refused.
  private func popDetail() -> Bool {
    stack.detail.map { isTaken(wireframe.pop($0)) } ?? true
  }

  /// Returns true if a request is committed, or may yet be.
  ///
  /// Unless it is committed at once, the stack is read from the stage again.
  private func isTaken(_ outcome: RequestOutcome) -> Bool {
    if outcome != .committed { stack.doubtLater() }
    if case .ignored = outcome { return false }
    return true
  }
}
