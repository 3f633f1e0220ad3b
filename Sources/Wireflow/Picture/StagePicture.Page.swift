extension StagePicture {
  /// A visible screen, and in it the elements of the screens that are embedded in it.
  public struct Page: Sendable, Hashable, Identifiable {
    /// The identity of the screen.
    public let id: ID
    /// The title.
    public internal(set) var title: String
    /// The title of what lies below it, or nil if the user cannot go back from it.
    ///
    /// That is a matter of structure: a guard is asked only when the user goes.
    public internal(set) var backTitle: String?
    /// The action that goes back from it, or nil if it is out of reach.
    public internal(set) var back: UserAction?
    /// The title of the button that dismisses the modal which it stands in, or nil if the user may
    /// not.
    public internal(set) var dismissTitle: String?
    /// The action that dismisses the modal which it stands in, or nil if it is out of reach.
    public internal(set) var dismiss: UserAction?
    /// True if the user may go back from it by a gesture: the way is free, and no guard is against it
    /// or has to decide.
    ///
    /// A backend reads it before a gesture begins, because a question must not act. Those who watch
    /// hear when it changes: by what is on stage, by a guard that comes or goes, or by `@Observable`
    /// state that a guard reads.
    public internal(set) var allowsBack = false
    /// True if the user may take away the modal that it stands in by a gesture, by the same rules.
    public internal(set) var allowsDismissal = false
    /// True while something covers all of it, so that it has no elements: nothing unseen is read.
    public internal(set) var isCovered = false
    /// The elements, from top to bottom.
    public internal(set) var elements: [Element] = []
    /// The long lists of which rows stand among the elements, from top to bottom.
    public internal(set) var rows: [Rows] = []
  }
}
