import Wireflow
extension TerminalBackend {
  /// Takes over the window of another backend, with its filter, history and open panes.
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
