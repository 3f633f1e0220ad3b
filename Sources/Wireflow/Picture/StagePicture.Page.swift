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
    /// True while something covers all of it, so that it has no elements: nothing unseen is read.
    public internal(set) var isCovered = false
    /// The elements, from top to bottom.
    public internal(set) var elements: [Element] = []
    /// The long lists of which rows stand among the elements, from top to bottom.
    public internal(set) var rows: [Rows] = []
  }
}
