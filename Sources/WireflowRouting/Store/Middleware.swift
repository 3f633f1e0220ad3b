/// An observer of a store that dispatches: a log, analytics, a service that follows the state.
///
/// The first one's before comes first and its after last.
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
  /// The state that it is about.
  associatedtype State

  /// Takes an action before the reducer, with the state that the reducer gets.
  func before(_ action: any Action, state: State)

  /// Takes an action after the reducer, with the state that the reducer made.
  func after(_ action: any Action, state: State)
}

extension Middleware {
  /// Does nothing.
  public func before(_ action: any Action, state: State) {}

  /// Does nothing.
  public func after(_ action: any Action, state: State) {}
}
