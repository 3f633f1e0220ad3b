/// A law that every backend must obey.
public enum BackendLaw: String, Sendable, Hashable, CaseIterable {
  /// The backend matches the stage when its transitions are done.
  case showsTheStage = "shows everything on stage"
  /// The backend draws the words of all visible content when its transitions are done.
  case drawsTheContent = "draws titles, labels, values and disabled elements"
  /// The backend keeps the same view for a screen as long as the screen is on stage.
  case keepsViews = "keeps the view of a screen while that is on stage"
  /// The backend completes each transition exactly once.
  case completesOnce = "completes each transition exactly once"
  /// The backend receives one transition at a time.
  case oneAtATime = "performs one transition at a time"
  /// Exactly the screens that the user removes on the backend leave the stage.
  case tellsTheStage = "tells the stage which screens the user has removed"
  /// The user removes only screens that the stage allows to go, so the stage never restores any.
  case asksTheStage = "lets the user remove only screens that may leave"
  /// The backend receives no transition while the user holds a screen.
  case holdsGestures = "tells the stage when the user begins and ends a gesture"
  /// The backend retains neither screens that have left, nor the stage, nor itself.
  case leaksNothing = "releases everything that has left"
}
