package import Wireflow

/// A user action of a session, with everything that happened until the next one.
package struct SessionStep: Sendable, Hashable {
  /// The action.
  package let action: UserAction
  /// The relevant time that passed afterwards, as actions.
  package internal(set) var waits: [UserAction] = []
  /// The lines of the presentation log, from that of the action on.
  package internal(set) var lines: [String] = []
  /// The title of the page in front at the end of the step.
  package internal(set) var place = ""

  /// Everything to play for this step.
  package var actions: [UserAction] { [action] + waits }
}
