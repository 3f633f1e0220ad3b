/// Makes the next state from an action and the present state, and does nothing else.
public protocol Reducer<State> {
  /// The state that it is about.
  associatedtype State

  /// The state after an action; the same one when the action is none of its own.
  func handleAction(_ action: any Action, state: State) -> State
}
