import Wireflow

/// A session up to the user's last action, and what was done since.
struct SessionPast {
  /// The actions before, with the time that mattered.
  let actions: [UserAction]
  /// The lines of the log before.
  let lines: [String]
  /// The last action, and the time that mattered after it.
  let undone: [UserAction]

  /// Reads a log, and is nil if there is nothing to take back.
  @MainActor
  init?(_ log: PresentationLog) {
    guard !log.isTruncated else { return nil }
    let entries = log.entries
    guard let place = entries.lastIndex(where: \.isUndoable) else { return nil }
    actions = entries[..<place].compactMap(\.action)
    lines = Array(log.lines[..<place])
    undone = entries[place...].compactMap(\.action)
  }

  /// Returns the number of actions that may be taken back.
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
