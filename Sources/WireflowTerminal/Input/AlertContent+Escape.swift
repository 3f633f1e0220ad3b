import Wireflow

extension AlertContent {
  /// The answer that Esc gives: the one that cancels, or the only one.
  var escape: Action? {
    actions.first { $0.role == .cancel } ?? (actions.count == 1 ? actions.first : nil)
  }
}
