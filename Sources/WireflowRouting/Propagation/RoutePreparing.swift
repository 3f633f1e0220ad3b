/// A coordinator that gets ready before a route is followed, such as one that has to dismiss first.
@MainActor
public protocol RoutePreparing: AnyObject {
  /// Returns true if it has to do something before a route is followed.
  ///
  /// The route is nil when the coordinator leaves the screen.
  func needsToPrepare(for route: Route?) -> Bool

  /// Gets ready, and calls the completion exactly once.
  func prepare(for route: Route?, completion: @escaping @MainActor () -> Void)
}

extension RoutePreparing {
  /// Returns false: there is nothing to prepare.
  public func needsToPrepare(for route: Route?) -> Bool { false }

  /// Completes at once.
  public func prepare(for route: Route?, completion: @escaping @MainActor () -> Void) {
    completion()
  }
}
