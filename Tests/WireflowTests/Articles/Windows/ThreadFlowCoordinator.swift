import Wireflow

@MainActor final class ThreadFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let link: String

  init(wireframe: any ApplicationWireframe, link: String) {
    self.wireframe = FlowWireframe(wireframe)
    self.link = link
  }

  func installUI() {
    let thread = ThreadScreen()
    thread.onSent = wire(thread) { flow, _ in flow.closeWindow("Sent") }
    wireframe.install(rootItems: [thread])
  }
}
