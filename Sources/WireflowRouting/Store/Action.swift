/// An event that a store dispatches to its reducer, which updates the state.
///
/// From Terrell, "iOS: Solved" (Cordux). A coordinator turns what the user does into an action.
public protocol Action {}
