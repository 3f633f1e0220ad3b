/// What looks on while a store dispatches: logs, analytics, services that follow the state.
///
/// The first one's before comes first and its after last.
@MainActor
public protocol Middleware<State> {
  /// The state that it is about.
  associatedtype State

  /// Called before the reducer, with the state that it gets.
  func before(_ action: any Action, state: State)

  /// Called after the reducer, with the state that it made.
  func after(_ action: any Action, state: State)
}

extension Middleware {
  /// Does nothing.
  public func before(_ action: any Action, state: State) {}

  /// Does nothing.
  public func after(_ action: any Action, state: State) {}
}
