/// Something that happened and that the state has to follow: what a store dispatches.
///
/// From Terrell, "iOS: Solved" (Cordux). A user action becomes a data action in a coordinator.
public protocol Action {}
