/// The outcome of a user action.
public enum ActionOutcome: Sendable, Hashable {
  /// The action was performed, although its request may have been ignored.
  case performed
  /// The action was not possible.
  case refused(ActionRefusal)
}

/// The reason why a user action was not possible, and the possible alternatives.
public struct ActionRefusal: Sendable, Hashable, CustomStringConvertible {
  /// The reason why a user action was not possible.
  package enum Reason: Sendable, Hashable {
    /// No reachable element has this label.
    case unknownElement(UserAction.Label)
    /// The element is a button or a row.
    ///
    /// Tap it.
    case isButton(UserAction.Label)
    /// The element is a field.
    ///
    /// Type into it.
    case isField(UserAction.Label)
    /// The element is a toggle.
    ///
    /// Toggle it.
    case isToggle(UserAction.Label)
    /// The element is a choice.
    ///
    /// Choose one of its options.
    case isChoice(UserAction.Label)
    /// Neither the alert nor a reachable choice has this option.
    case unknownOption(UserAction.Label)
    /// The field has no sample value with this name.
    case unknownSample(String)
    /// Several elements have this label.
    ///
    /// Add a number.
    case ambiguous(UserAction.Label, count: Int)
    /// The element is visible, but disabled.
    case disabled(UserAction.Label)
    /// The return key has no action in this field.
    case nothingToSubmit(UserAction.Label)
    /// Something is in front of the element.
    case notReachable(behind: String)
    /// The page, region or alert from the user's picture is no longer in front.
    case noLongerInFront
    /// The element from the user's picture is gone, or its screen has changed so much that it
    /// cannot be identified.
    ///
    /// Give such elements ids.
    case changed(UserAction.Label)
    /// The user is at the root.
    case nothingToGoBackTo
    /// No screen below has this title.
    case noScreenBelow(UserAction.Label)
    /// No modal is up.
    case nothingToDismiss
    /// A request would be ignored for the same reason.
    case ignored(IgnoredReason)
    /// The app has no wireframe with this name, but it has others.
    case unknownWireframe(String, known: [String])
    /// The wireframe has no pages to turn.
    case noPages
    /// No page follows the visible one.
    case lastPage
    /// No page precedes the visible one.
    case firstPage
    /// The app has only one window, here or now.
    case oneWindow
    /// No window has this link, and the app opens none for it.
    case noWindow(String?)
    /// The scheduler follows real time.
    case realTime
    /// The app was launched before.
    case alreadyLaunched
    /// Nothing in the app handles the action.
    case notHandled
  }

  /// The reason why it was not possible.
  package let cause: Reason
  /// The possible actions of the same kind, or all possible actions if there are none of that kind.
  ///
  /// The array has at most 20 elements.
  public let alternatives: [UserAction]
  /// The number of possible alternatives, including those beyond the first 20.
  package let alternativeCount: Int

  /// Creates a refusal, which keeps the first 20 alternatives and their count.
  package init(_ cause: Reason, alternatives: [UserAction] = []) {
    self.cause = cause
    self.alternatives = Array(alternatives.prefix(20))
    alternativeCount = alternatives.count
  }

  /// The reason why it was not possible, in words.
  public var reason: String { cause.description }

  /// The reason, and the alternatives.
  public var description: String {
    guard !alternatives.isEmpty else { return reason.description }
    let rest = alternativeCount - alternatives.count
    return "\(reason); possible: " + alternatives.map(\.description).joined(separator: ", ")
      + (rest == 0 ? "" : ", and \(rest) more")
  }
}

extension ActionRefusal.Reason: Error, CustomStringConvertible {
  /// The reason in words.
  package var description: String {
    switch self {
    case .unknownOption(let option): "no option \(option) is on screen"
    case .unknownElement(let label): "no element \(label) is on screen"
    case .isButton(let label): "\(label) is a button or a row, use tap \(label)"
    case .isField(let label): "\(label) is a field, use type \"…\" into \(label)"
    case .isToggle(let label): "\(label) is a toggle, use toggle \(label)"
    case .isChoice(let label): "\(label) is a choice, use choose \"…\" in \(label)"
    case .unknownSample(let name): "no sample value \(name.literal) is there for that field"
    case .ambiguous(let label, let count):
      "\(count) elements are \(label), say which, such as "
        + "\(label.numbered(2))"
    case .disabled(let label): "\(label) is disabled"
    case .nothingToSubmit(let label): "the return key does nothing in \(label)"
    case .notReachable(let front): "\(front) is in front"
    case .noLongerInFront: "what the user looked at is no longer in front"
    case .changed(let label): "\(label) is not the element that the user looked at any more"
    case .nothingToGoBackTo: "this is the root"
    case .noScreenBelow(let title): "no screen \(title) is below"
    case .nothingToDismiss: "no modal is up"
    case .ignored(let reason): reason.description
    case .unknownWireframe(let name, let known):
      "there is no wireframe \(name.literal), but " + known.joined(separator: ", ")
    case .noPages: "this wireframe has no pages"
    case .lastPage: "this is the last page"
    case .firstPage: "this is the first page"
    case .oneWindow: "there is only one window"
    case .noWindow(let link): "there is no \(WindowName(link))"
    case .realTime: "time passes by itself; a script needs a scheduler that is moved by hand"
    case .alreadyLaunched: "the app has been launched before"
    case .notHandled: "nothing in this app takes it"
    }
  }
}
