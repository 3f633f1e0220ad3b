/// A reducer, which makes the next state from an action and the present state, and nothing else.
///
/// ```swift
/// struct LibraryReducer: Reducer {
///   func handleAction(_ action: any Action, state: LibraryState) -> LibraryState {
///     guard case LibraryAction.cardShown = action else { return state }
///     return LibraryState(route: ["library", "books"], hasCard: true)
///   }
/// }
/// ```
public protocol Reducer<State> {
  /// The state that it is about.
  associatedtype State

  /// Returns the state after an action, or the same state if the action is none of its own.
  func handleAction(_ action: any Action, state: State) -> State
}
