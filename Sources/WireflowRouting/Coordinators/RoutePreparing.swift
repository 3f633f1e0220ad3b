/// What gets ready before a route is followed, such as one that has to dismiss or to save first.
@MainActor
public protocol RoutePreparing: AnyObject {
  /// Whether it has to do something before the route is followed; nil when it leaves the screen.
  func needsToPrepare(for route: Route?) -> Bool

  /// Gets ready, and calls the completion exactly once.
  func prepare(for route: Route?, completion: @escaping @MainActor () -> Void)
}

extension RoutePreparing {
  /// It is ready.
  public func needsToPrepare(for route: Route?) -> Bool { false }

  /// Completes at once.
  public func prepare(for route: Route?, completion: @escaping @MainActor () -> Void) {
    completion()
  }
}
