import Wireflow

@MainActor final class CourtsFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let courts = CourtsScreen()
    courts.onReservePressed = wire(courts) { flow, courts, court, length in
      flow.wireframe.presentAlert(
        AlertContent(
          title: "\(court.name) is yours", message: "For \(length)."),
        from: courts)
    }
    wireframe.install(rootItems: [courts])
  }
}
