import Wireflow

/// A session split before the user's last action.
struct SessionPast {
  /// The actions before the last one, including relevant waits.
  let actions: [UserAction]
  /// The lines of the log before the last action.
  let lines: [String]
  /// The last action, and the relevant waits after it.
  let undone: [UserAction]

  /// Creates the split of a log, or returns nil if it contains no action to undo.
  @MainActor
  init?(_ log: PresentationLog) {
    guard !log.isTruncated else { return nil }
    let entries = log.entries
    guard let place = entries.lastIndex(where: \.isUndoable) else { return nil }
    actions = entries[..<place].compactMap(\.action)
    lines = Array(log.lines[..<place])
    undone = entries[place...].compactMap(\.action)
  }

  /// Returns the number of actions that can be undone.
  @MainActor
  static func count(_ log: PresentationLog) -> Int { log.entries.count { $0.isUndoable } }
}

extension PresentationLog.Entry {
  fileprivate var action: UserAction? {
    guard case .action(let action) = self else { return nil }
    return action
  }

  fileprivate var isUndoable: Bool {
    switch action {
    case nil, .launch, .wait: false
    default: true
    }
  }
}
