import Wireflow

@MainActor final class RestaurantFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    let home = MenuScreen(
      "Restaurant", options: ["Reserve", "Reserve twice"])
    home.onSelected = wire(home) { flow, home, option in
      if option == "Reserve" {
        flow.reserve(from: home)
      } else {
        flow.reserveTwice(from: home)
      }
    }
    wireframe.install(rootItems: [home])
  }

  private func reserve(from home: MenuScreen) {
    let tables = TableFlowCoordinator(wireframe: wireframe)
    start(tables, from: home) { flow, home, outcome in
      guard case .finished(let table) = outcome else { return }
      flow.wireframe.presentAlert(
        AlertContent(title: "\(table) is yours"), from: home)
    }
  }
}
