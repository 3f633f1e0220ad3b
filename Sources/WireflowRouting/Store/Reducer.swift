/// A pure function from an action and the current state to the next state.
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
  /// The type of the state.
  associatedtype State

  /// Returns the state after an action, or the same state if the reducer does not handle the
  /// action.
  func handleAction(_ action: any Action, state: State) -> State
}
