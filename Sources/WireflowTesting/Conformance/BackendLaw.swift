#if canImport(Testing) && canImport(XCTest)
/// A law that holds for any backend.
public enum BackendLaw: String, Sendable, Hashable, CaseIterable {
  /// The backend shows what is on stage, once its transitions are done.
  case showsTheStage = "shows what is on stage"
  /// The backend completes each transition, and none of them twice.
  case completesOnce = "completes each transition exactly once"
  /// The backend is given one transition at a time.
  case oneAtATime = "performs one transition at a time"
  /// The screens that the user removes on the backend leave the stage.
  case tellsTheStage = "tells the stage what the user has removed"
  /// The backend keeps neither screens that have left, nor the stage, nor itself.
  case leaksNothing = "lets go of all that has left"
}
#endif
