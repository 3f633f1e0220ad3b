import Wireflow

/// Runs work after a delay, in the name of whoever handed this over.
typealias Later = @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

extension FlowWireframe {
  /// What a service answers by that a flow asks from a screen: the flow lives while it waits, and
  /// the answer is dropped when the flow or the screen is gone.
  func later(on screen: any Screen) -> Later {
    { delay, work in self.after(delay, on: screen, work) }
  }
}
