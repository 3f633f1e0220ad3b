/// Something in an app's navigation that users fall into.
public struct NavigationTrap: Sendable, Hashable, CustomStringConvertible {
  /// The kind of a trap, by the name that stands in baselines.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A place that nothing leads out of but quitting.
    case deadEnd = "dead end"
    /// A screen or a flow that no action reaches.
    case unreached
    /// An action that is offered and refused.
    case refused = "always refused"
    /// Actions after which more and more screens are on stage.
    case growingCycle = "growing cycle"
    /// A flow that lives on without anything to be seen of it.
    case endlessFlow = "flow never ends"
    /// An alert none of whose answers changes anything.
    case idleAlert = "alert without effect"
    /// A modal that no action leads out of.
    case lockedModal = "modal cannot be left"
    /// A root item that forgets its stack while another one is selected.
    case forgetfulRoot = "root loses its place"
    /// A link that lands at different places.
    case strayLink = "link lands elsewhere"
    /// A button or a row that does nothing.
    case idleElement = "element does nothing"
    /// An element without a name for screen readers, or one that is called like another.
    case namelessElement = "nameless element"
    /// A script that comes to different states when it is played twice.
    case unsteady = "differs from run to run"
    /// A login after which the user is elsewhere than before it.
    case forgetfulLogin = "login forgets the place"
    /// An app that does not come back from a restart as it was, although it does in other places.
    case lossyRestart = "restored elsewhere"
    /// A screen whose buttons or rows call a flow that has ended.
    case endedFlow = "calls an ended flow"
    /// A session that comes to something else on another wireframe.
    case unlikeWireframes = "differs between wireframes"
  }

  /// The kind.
  public let kind: Kind
  /// The place or action that it is about, as it stands in baselines.
  public let subject: String
  /// The plain sentence that says what happens.
  public let sentence: String
  /// The shortest script that shows it.
  public let script: [ExplorationStep]

  /// The name by which a baseline accepts it.
  public var name: String { "\(kind.rawValue) \(subject)" }

  /// The name, the sentence and the script, with the steps a line each.
  public var description: String {
    "\(name)\n  \(sentence)" + script.map { "\n    \($0)" }.joined()
  }
}
