import Wireflow

extension TerminalBackend {
  /// Takes over the window from another backend, and what the user has opened there.
  func takeOver(from other: TerminalBackend) {
    viewpoint.size = other.viewpoint.size
    viewpoint.filter = other.viewpoint.filter
    history = other.history
    (isLogOpen, isTreeOpen) = (other.isLogOpen, other.isTreeOpen)
    listenToLog()
    adaptedTo = stage?.formFactor ?? other.adaptedTo
    invalidate()
  }
}
