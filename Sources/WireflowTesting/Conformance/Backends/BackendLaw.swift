/// A law that holds for any backend.
public enum BackendLaw: String, Sendable, Hashable, CaseIterable {
  /// The backend shows what is on stage, once its transitions are done.
  case showsTheStage = "shows what is on stage"
  /// The backend draws the words of what is visible, once its transitions are done.
  case drawsTheContent = "draws titles, labels, values and what is disabled"
  /// The backend has one view for a screen for as long as that is on stage.
  case keepsViews = "keeps the view of a screen while that is on stage"
  /// The backend completes each transition, and none of them twice.
  case completesOnce = "completes each transition exactly once"
  /// The backend is given one transition at a time.
  case oneAtATime = "performs one transition at a time"
  /// The screens that the user removes on the backend leave the stage, and no others.
  case tellsTheStage = "tells the stage what the user has removed"
  /// The user removes nothing where the stage does not allow it, so that nothing is restored.
  case asksTheStage = "lets the user remove only what the stage allows"
  /// The backend is sent nothing while the user holds a screen.
  case holdsGestures = "tells the stage when the user begins and ends a gesture"
  /// The backend keeps neither screens that have left, nor the stage, nor itself.
  case leaksNothing = "lets go of all that has left"
}
