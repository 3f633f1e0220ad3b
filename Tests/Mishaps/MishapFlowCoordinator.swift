import Wireflow

/// Causes the mishap that the user chooses.
@MainActor
final class MishapFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let first: Mishap?
  private let later: Mishap?

  /// Creates the flow, with what happens at the launch and what happens after each choice.
  init(_ wireframe: any ApplicationWireframe, atLaunch first: String?, later: String?) {
    self.wireframe = FlowWireframe(wireframe)
    self.first = first.flatMap(Mishap.init)
    self.later = later.flatMap(Mishap.init)
  }

  func installUI() {
    first?.happen()
    let screen = MishapsScreen()
    screen.onMishapPressed = wire(screen) { flow, screen, mishap in
      mishap.happen()
      flow.later?.happen()
      flow.wireframe.presentAlert(AlertContent(title: "It has happened"), from: screen)
    }
    wireframe.install(rootItems: [screen])
  }
}
