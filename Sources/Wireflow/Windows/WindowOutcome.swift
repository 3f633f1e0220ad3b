/// The end of a window, for the flow that opened it.
public enum WindowOutcome: Sendable, Hashable {
  /// The window was closed: by the user, by the system, or by its app without a result.
  case closed
  /// The window's app closed it with a result.
  ///
  /// The result is text, because it may have to outlive the process.
  case finished(String)
}
