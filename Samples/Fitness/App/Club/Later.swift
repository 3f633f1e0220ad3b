import Wireflow

/// A closure that runs work after a delay, on behalf of the flow that made the closure.
typealias Later = @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

extension FlowWireframe {
  /// Returns a closure with which a service answers a flow later.
  ///
  /// The flow stays alive while it waits. Wireflow drops the answer if the flow or the screen has
  /// left.
  func later(on screen: any Screen) -> Later {
    { delay, work in self.after(delay, on: screen, work) }
  }
}
