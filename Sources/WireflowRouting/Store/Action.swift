/// An event that the state has to follow, as a store dispatches it.
///
/// From Terrell, "iOS: Solved" (Cordux). A user action becomes a data action in a coordinator.
public protocol Action {}
