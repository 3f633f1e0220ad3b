/// A law that holds for any wireframe, whatever that decides.
public enum WireframeLaw: String, Sendable, Hashable, CaseIterable {
  /// The same screens and flows are on stage as under a tab bar.
  case sameScreens = "shows the same screens and flows as any other wireframe"
  /// A root item's stack is found again as it was left.
  case keepsStacks = "keeps a root item's stack while another one is selected"
  /// A request is committed, queued or ignored, and the log says which.
  case answersRequests = "commits, queues or ignores each request, and logs it once"
  /// The wireframe keeps nothing in memory that has left the stage.
  case leaksNothing = "lets go of all that has left"
  /// Each flow ends once, with the outcome that it has under a tab bar.
  case flowsEndOnce = "lets each flow end once, and with the same outcome"
  /// The user selects root items, goes back and dismisses.
  case userNavigates = "does what the user asks for"
  /// A swap of wireframes while the app runs changes nothing but how the app is shown.
  case adaptKeepsAll = "keeps all that is on stage when wireframes are swapped"
}
