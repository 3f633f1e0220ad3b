public import Wireflow

/// A user action of a session, with everything that happened until the next one.
public struct SessionStep: Sendable, Hashable {
  /// The user action that began the step.
  public let action: UserAction
  /// The relevant time that passed afterwards, as actions.
  package internal(set) var waits: [UserAction] = []
  /// The lines of the presentation log, from that of the action on.
  public internal(set) var lines: [String] = []
  /// The title of the page or alert in front at the end of the step.
  public internal(set) var place = ""
  /// The key of the place on the map that was in front at the end of the step, if it is known.
  package internal(set) var location: String?
  /// True if a wall was up at any moment of the step.
  package internal(set) var isBehindWall = false

  /// Everything to play for this step.
  package var actions: [UserAction] { [action] + waits }
}

extension [SessionStep] {
  /// Creates the steps of a launch and some actions that nobody has played yet.
  package init(playing actions: some Collection<UserAction>) {
    self = [SessionStep(action: .launch)].followed(by: actions)
  }

  /// Returns the steps with some actions behind them that nobody has played yet.
  package func followed(by actions: some Collection<UserAction>) -> [SessionStep] {
    var steps = self
    for action in actions {
      if case .wait = action, let last = steps.indices.last {
        steps[last].waits.append(action)
      } else {
        steps.append(SessionStep(action: action))
      }
    }
    return steps
  }
}
