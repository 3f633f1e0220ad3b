/// A problem in an app's navigation that users run into.
public struct NavigationTrap: Sendable, Hashable, CustomStringConvertible {
  /// The kind of a trap, by its name in baselines.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A place that users can leave only by quitting the app.
    case deadEnd = "dead end"
    /// A screen or a flow that no action reaches.
    case unreached
    /// An action that the app offers and always refuses.
    case refused = "always refused"
    /// A cycle of actions that adds more and more screens to the stage.
    case growingCycle = "growing cycle"
    /// A flow that lives on without a visible screen.
    case endlessFlow = "flow never ends"
    /// An alert whose answers change nothing.
    case idleAlert = "alert without effect"
    /// A modal that users cannot leave.
    case lockedModal = "modal cannot be left"
    /// A root item that forgets its stack while another one is selected.
    case forgetfulRoot = "root loses its place"
    /// A link that lands at different places.
    case strayLink = "link lands elsewhere"
    /// A button or a row that does nothing.
    case idleElement = "element does nothing"
    /// An element without a name for screen readers, or with the same name as another.
    case namelessElement = "nameless element"
    /// A script that leads to different states when it runs twice.
    case unsteady = "differs from run to run"
    /// A login that leaves the user at another place than before.
    case forgetfulLogin = "login forgets the place"
    /// A restart that does not restore a place, although it restores others.
    case lossyRestart = "restored elsewhere"
    /// A screen whose buttons or rows call a flow that has ended.
    case endedFlow = "calls an ended flow"
    /// A session that ends differently on another wireframe.
    case unlikeWireframes = "differs between wireframes"
  }

  /// The kind.
  public let kind: Kind
  /// The place or the action, as a baseline names it.
  public let subject: String
  /// The plain sentence that describes the problem.
  public let sentence: String
  /// The shortest script that shows it.
  public let script: [ExplorationStep]

  /// The name under which a baseline accepts it.
  public var name: String { "\(kind.rawValue) \(subject)" }

  /// The name, the sentence and the script, with one step per line.
  public var description: String {
    "\(name)\n  \(sentence)" + script.map { "\n    \($0)" }.joined()
  }
}
