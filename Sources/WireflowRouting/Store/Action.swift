/// An event that a store dispatches to its reducer, which updates the state.
///
/// From Terrell, "iOS: Solved" (Cordux). Coordinators turn user interactions into actions.
public protocol Action {}
