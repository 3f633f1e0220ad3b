import Wireflow

@MainActor final class BankFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  private weak var currentLock: LockFlowCoordinator?

  var privacyScreen: (any Screen)? { MenuScreen("Bank") }

  func installUI() {
    wireframe.batch {
      wireframe.install(rootItems: [
        MenuScreen("Balance: 42"), MenuScreen("Cards"),
      ])
      lock()
    }
  }

  func enteredForeground(after time: Duration) {
    if time >= .seconds(300), currentLock == nil { lock() }
  }

  func lock() {
    let lock = LockFlowCoordinator(wireframe: wireframe)
    lock.onLoggedOut = { [weak self] in
      self?.wireframe.install(rootItems: [MenuScreen("Welcome")])
    }
    currentLock = lock
    start(lock)
  }
}
