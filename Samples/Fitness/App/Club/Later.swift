import Wireflow

/// A closure that runs work after a delay, in the name of whoever handed it over.
typealias Later = @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

extension FlowWireframe {
  /// Returns a closure by which a service answers a flow that asks from a screen.
  ///
  /// The flow lives while it waits, and the answer is dropped when the flow or the screen is gone.
  func later(on screen: any Screen) -> Later {
    { delay, work in self.after(delay, on: screen, work) }
  }
}
