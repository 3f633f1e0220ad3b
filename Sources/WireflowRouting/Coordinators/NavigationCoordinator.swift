public import Wireflow

/// A coordinator whose screens stand on one stack, each for a segment of the route.
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
    _ = popToTop()
    stack.settle()
  }

  private func follow(_ route: Route) {
    let kept = stack.count(toward: route)
    let isToPop = kept < stack.count
    stack.keep(kept)
    if isToPop || stack.route.count < route.count, !popToTop() { return }
    while stack.route.count < route.count, pushNext(toward: route) {}
    stack.adopt(route)
  }

  /// Pushes the next screen on the way, and returns false if there is none or it is refused.
  private func pushNext(toward route: Route) -> Bool {
    let path = stack.route
    let rest = route.dropping(first: path.count)
    guard let next = screen(toward: rest, from: path), !next.segment.isEmpty,
      rest.isPrefixed(with: next.segment)
    else {
      stack.propagation.note("nothing leads to \(rest) from \(path)")
      return false
    }
    stack.propagation.contexts.context(of: next.screen).segment = next.segment
    guard isTaken(wireframe.push(next.screen, from: stack.top)) else { return false }
    stack.append(next.screen, at: route.first(path.count + next.segment.count))
    return true
  }

  /// Takes away the screens above the highest one of the route, and returns false if that is
  /// refused.
  private func popToTop() -> Bool {
    let top = stack.top
    guard wireframe.stage.isOnStage(top), !wireframe.stage.isTop(top) else { return true }
    return isTaken(wireframe.pop(to: top))
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
