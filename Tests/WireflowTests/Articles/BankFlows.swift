import Observation
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

extension ApplicationSession {
  func lockAfterFiveMinutes() {
    onEnteredForeground = { [weak self] time in
      if time >= .seconds(300) {
        self?.raiseWall { LockFlowCoordinator(wireframe: $0) }
      }
    }
  }
}

@Observable @MainActor final class PinScreen: ModallyPresentable {
  let title = "Enter your PIN"
  let preferredModalStyle = ModalStyle.wall
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = nil
  var onUnlocked: (() -> Void)?
  var onLoggedOut: (() -> Void)?
  var pin = ""

  var content: ScreenContent {
    Field(
      "PIN", text: pin, privacy: .secure,
      samples: [.init("the right PIN", value: "1234")]
    ) {
      self.pin = $0
      if $0 == "1234" { self.onUnlocked?() }
    }
    Button("Log out") { self.onLoggedOut?() }
  }
}
