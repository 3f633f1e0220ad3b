/// A coordinator that has work to do before it follows a route, such as a dismissal.
@MainActor
public protocol RoutePreparing: AnyObject {
  /// Returns true if the coordinator has work to do before it follows a route.
  ///
  /// The route is nil when the coordinator leaves the screen.
  func needsToPrepare(for route: Route?) -> Bool

  /// Does the work before a route, and calls the completion exactly once.
  func prepare(for route: Route?, completion: @escaping @MainActor () -> Void)
}

extension RoutePreparing {
  /// Returns false, because there is nothing to prepare.
  public func needsToPrepare(for route: Route?) -> Bool { false }

  /// Completes at once.
  public func prepare(for route: Route?, completion: @escaping @MainActor () -> Void) {
    completion()
  }
}
