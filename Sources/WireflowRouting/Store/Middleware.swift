/// An observer of dispatched actions, such as a log, analytics, or a service that follows the
/// state.
///
/// The first middleware's `before` runs first, and its `after` runs last.
///
/// ```swift
/// struct Analytics: Middleware {
///   func after(_ action: any Action, state: AppState) {
///     report("\(action)", at: state.route)
///   }
/// }
/// ```
@MainActor
public protocol Middleware<State> {
  /// The type of the state.
  associatedtype State

  /// Observes an action before the reducer runs, with the state that the reducer receives.
  func before(_ action: any Action, state: State)

  /// Observes an action after the reducer has run, with the state that the reducer returned.
  func after(_ action: any Action, state: State)
}

extension Middleware {
  /// Does nothing.
  public func before(_ action: any Action, state: State) {}

  /// Does nothing.
  public func after(_ action: any Action, state: State) {}
}
