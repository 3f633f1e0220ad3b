extension NavigationMap {
  /// A step that had two outcomes in one state, because the app remembers something that it hides.
  public struct Ambiguity: Sendable, Hashable, CustomStringConvertible {
    /// The type of the screen in front.
    public let screen: String
    /// The step, without its data.
    public let cause: Cause
    /// Two scripts that end with the step and have different outcomes.
    public let scripts: [[ExplorationStep]]

    /// The step and its screen.
    var name: String { "\(cause) on \(screen)" }

    /// The step, and how to tell its states apart.
    public var description: String {
      "\(name) did two things in one state. "
        + "To tell its states apart, give the abstraction separating(by:) a text of what differs."
    }
  }
}
