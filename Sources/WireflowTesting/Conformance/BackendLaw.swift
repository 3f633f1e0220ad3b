#if canImport(Testing) && canImport(XCTest)
/// What holds for any backend.
public enum BackendLaw: String, Sendable, Hashable, CaseIterable {
  /// What it shows is what is on stage, once its transitions are done.
  case showsTheStage = "shows what is on stage"
  /// It completes each transition, and none of them twice.
  case completesOnce = "completes each transition exactly once"
  /// It is given one transition at a time.
  case oneAtATime = "performs one transition at a time"
  /// What the user has removed on it leaves the stage.
  case tellsTheStage = "tells the stage what the user has removed"
  /// It keeps neither screens that have left, nor the stage, nor itself.
  case leaksNothing = "lets go of all that has left"
}
#endif
