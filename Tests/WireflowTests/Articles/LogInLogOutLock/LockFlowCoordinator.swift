import Wireflow

@MainActor final class LockFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  /// Called while the lock still hides everything.
  var onLoggedOut: (() -> Void)?

  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let pin = PinScreen()
    pin.onUnlocked = wire(pin) { flow, _ in flow.finish() }
    pin.onLoggedOut = wire(pin) { flow, _ in
      flow.onLoggedOut?()
      flow.cancel()
    }
    wireframe.presentModally(pin, from: sender)
  }
}
