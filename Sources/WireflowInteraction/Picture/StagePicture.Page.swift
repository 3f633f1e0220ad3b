public import Wireflow

extension StagePicture {
  /// A visible screen, including the elements of the screens embedded in it.
  public struct Page: Sendable, Hashable, Identifiable {
    /// The identifier of the screen.
    public let id: ID
    /// The title.
    public internal(set) var title: String
    /// The title of the screen below, or nil if the user cannot go back from this page.
    ///
    /// It depends on the structure only: guards run when the user goes back.
    public internal(set) var backTitle: String?
    /// The action that goes back from the page, or nil if it is out of reach.
    public internal(set) var back: UserAction?
    /// The title of the button that dismisses the page's modal, or nil if the user may not dismiss
    /// it.
    public internal(set) var dismissTitle: String?
    /// The action that dismisses the page's modal, or nil if it is out of reach.
    public internal(set) var dismiss: UserAction?
    /// True if the user may go back from it by a gesture: nothing is in the way, and no guard refuses
    /// or has to decide.
    ///
    /// A backend reads this before a gesture begins, because a question must not act. Watchers
    /// receive a new picture when it changes: through a request, a guard that appears or leaves, or
    /// `@Observable` state that a guard reads.
    public internal(set) var allowsBack = false
    /// True if the user may dismiss its modal by a gesture, by the same rules.
    public internal(set) var allowsDismissal = false
    /// True while the page is entirely covered, and therefore has no elements.
    public internal(set) var isCovered = false
    /// The elements, from top to bottom.
    public internal(set) var elements: [Element] = []
    /// The long lists whose rows are among the elements, from top to bottom.
    public internal(set) var rows: [Rows] = []
  }
}
