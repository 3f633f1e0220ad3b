import Wireflow

/// Lets happen what the user chooses.
@MainActor
final class MishapFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    let screen = MishapsScreen()
    screen.onMishapPressed = wire(screen) { flow, screen, mishap in
      mishap.happen()
      flow.wireframe.presentAlert(AlertContent(title: "It has happened"), from: screen)
    }
    wireframe.install(rootItems: [screen])
  }
}
