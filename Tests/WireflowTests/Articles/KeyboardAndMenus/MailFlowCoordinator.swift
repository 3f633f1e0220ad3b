import Wireflow

@MainActor final class MailFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var isOffline = false

  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() { wireframe.install(rootItems: [InboxScreen()]) }

  var commands: ScreenContent {
    Button("New message") { self.wireframe.presentModally(MessageScreen()) }
      .shortcut("n", menu: "File").disabled(isOffline)
    Toggle("Work offline", isOn: isOffline) { self.isOffline = $0 }
  }
}
