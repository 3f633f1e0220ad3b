import TestSupport
import Wireflow

/// An app whose root screen shows a balance, with a login that is in front of it.
@MainActor
final class WallRig: LoggingRig {
  let rig: FlowRig

  init(
    backend: any PresentationBackend = TextRecorder(),
    wireframe make: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) {
    rig = FlowRig(backend: backend, wireframe: make)
  }

  var stage: Stage { rig.stage }
  var main: MainFlow { rig.main }

  func newLog() -> String { rig.newLog() }

  /// Starts a flow that raises a wall, which is not shown in the log.
  @discardableResult
  func raiseWall(_ title: String = "Log in") -> LoginFlow {
    let login = LoginFlow(main.wireframe, title: title)
    main.start(login) { main, outcome in main.notes.append(outcome.output == nil ? "out" : "in") }
    _ = newLog()
    return login
  }
}

/// A login that is a wall.
@MainActor
final class LoginScreen: RootLevelRepresentable, ModallyPresentable {
  let title: String
  let preferredModalStyle = ModalStyle.wall
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
  var attempts = 0
  var onLogIn: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String) {
    self.title = title
  }

  var content: ScreenContent {
    Button("Go") { [weak self] in self?.onLogIn?() }
  }

  func dismissWasAttempted() { attempts += 1 }
}

/// The flow of a login, which ends when the user has logged in.
@MainActor
final class LoginFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Bool>
  let screen: LoginScreen

  init(_ wireframe: any ApplicationWireframe, title: String = "Log in") {
    self.wireframe = FlowWireframe(wireframe)
    screen = LoginScreen(title)
  }

  func start(from sender: any Screen) {
    screen.onLogIn = wire(screen) { flow, _ in flow.finish(true) }
    wireframe.presentModally(screen, from: sender)
  }
}
