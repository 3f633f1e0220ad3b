/// A law that every wireframe must obey.
public enum WireframeLaw: String, Sendable, Hashable, CaseIterable {
  /// The stage has the same screens and flows as with a tab bar.
  case sameScreens = "shows the same screens and flows as any other wireframe"
  /// A root item keeps its stack while another one is selected.
  case keepsStacks = "keeps a root item's stack while another one is selected"
  /// Every request is committed, queued or ignored, and the log states the result.
  case answersRequests = "commits, queues or ignores each request, and logs it once"
  /// The wireframe retains no object that has left the stage.
  case leaksNothing = "releases everything that has left"
  /// Each flow ends once, with the same outcome as with a tab bar.
  case flowsEndOnce = "lets each flow end once, and with the same outcome"
  /// The user can select root items, go back and dismiss.
  case userNavigates = "follows the user's navigation"
  /// Swapping wireframes while the app runs only changes how the app looks.
  case adaptKeepsAll = "keeps everything on stage when wireframes are swapped"
}
