/// The outcome of a user action.
public enum ActionOutcome: Sendable, Hashable {
  /// The action was carried out, although the request that it led to may have been ignored.
  case performed
  /// The action was not possible.
  case refused(ActionRefusal)
}

/// The reason why a user action was not possible, and the actions that were.
public struct ActionRefusal: Sendable, Hashable, CustomStringConvertible {
  /// The reason why a user action was not possible.
  public enum Reason: Sendable, Hashable {
    /// No element that can be reached has that label.
    case unknownElement(UserAction.Label)
    /// The element is a button or a row: tap it.
    case isButton(UserAction.Label)
    /// The element is a field: type into it.
    case isField(UserAction.Label)
    /// The element is a toggle: toggle it.
    case isToggle(UserAction.Label)
    /// The element is a choice: choose one of its options.
    case isChoice(UserAction.Label)
    /// Neither the alert nor a choice that can be reached has that option.
    case unknownOption(UserAction.Label)
    /// The field has no sample value of that name.
    case unknownSample(String)
    /// Several elements have that label: add a number.
    case ambiguous(UserAction.Label, count: Int)
    /// The element is shown, and disabled.
    case disabled(UserAction.Label)
    /// The return key does nothing in that field.
    case nothingToSubmit(UserAction.Label)
    /// Something stands in front of it.
    case notReachable(behind: String)
    /// The page, the region or the alert that the user looked at is not in front any more.
    case noLongerInFront
    /// The element that the user looked at is gone, or its screen has changed so that nobody can
    /// tell which one it is: give such elements ids.
    case changed(UserAction.Label)
    /// The user stands at the root.
    case nothingToGoBackTo
    /// No screen below has that title.
    case noScreenBelow(UserAction.Label)
    /// No modal is up.
    case nothingToDismiss
    /// The state is as asked.
    case alreadyThere
    /// The app has no wireframe of that name, but others.
    case unknownWireframe(String, known: [String])
    /// The wireframe has no drawer.
    case noDrawer
    /// There is no player.
    case noPlayer
    /// The scheduler follows real time.
    case realTime
    /// The app was launched before.
    case alreadyLaunched
    /// Nothing in the app takes such an action.
    case notHandled
  }

  /// The reason why it was not possible.
  public let reason: Reason
  /// The actions of the same kind that are possible instead, or all if there are none.
  ///
  /// There are 20 at most.
  public let alternatives: [UserAction]
  /// The number of actions that are possible instead, also those that are not listed.
  public let alternativeCount: Int

  /// Creates a refusal, which keeps the first 20 of the alternatives and their count.
  public init(_ reason: Reason, alternatives: [UserAction] = []) {
    self.reason = reason
    self.alternatives = Array(alternatives.prefix(20))
    alternativeCount = alternatives.count
  }

  /// The reason, and what could be done instead.
  public var description: String {
    guard !alternatives.isEmpty else { return reason.description }
    let rest = alternativeCount - alternatives.count
    return "\(reason); possible: " + alternatives.map(\.description).joined(separator: ", ")
      + (rest == 0 ? "" : ", and \(rest) more")
  }
}

extension ActionRefusal.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .unknownOption(let option): "no option \(option) is on screen"
    case .unknownElement(let label): "no element \(label) is on screen"
    case .isButton(let label): "\(label) is a button or a row, use tap \(label)"
    case .isField(let label): "\(label) is a field, use type \"…\" into \(label)"
    case .isToggle(let label): "\(label) is a toggle, use toggle \(label)"
    case .isChoice(let label): "\(label) is a choice, use choose \"…\" in \(label)"
    case .unknownSample(let name): "no sample value \(name.literal) is there for that field"
    case .ambiguous(let label, let count):
      "\(count) elements are \(label), say which, such as \(UserAction.Label(label.text, occurrence: 2))"
    case .disabled(let label): "\(label) is disabled"
    case .nothingToSubmit(let label): "the return key does nothing in \(label)"
    case .notReachable(let front): "\(front) is in front"
    case .noLongerInFront: "what the user looked at is no longer in front"
    case .changed(let label): "\(label) is not the element that the user looked at any more"
    case .nothingToGoBackTo: "this is the root"
    case .noScreenBelow(let title): "no screen \(title) is below"
    case .nothingToDismiss: "no modal is up"
    case .alreadyThere: "already there"
    case .unknownWireframe(let name, let known):
      "there is no wireframe \(name.literal), but " + known.joined(separator: ", ")
    case .noDrawer: "this wireframe has no drawer"
    case .noPlayer: "there is no player"
    case .realTime: "time passes by itself; a script needs a scheduler that is moved by hand"
    case .alreadyLaunched: "the app has been launched before"
    case .notHandled: "nothing in this app takes it"
    }
  }
}
