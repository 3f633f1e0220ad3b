import Wireflow

@MainActor final class TableFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<String>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let tables = MenuScreen("Tables", options: ["Window", "Garden"])
    tables.onSelected = wire(tables) { flow, _, table in
      flow.finish(table)
    }
    wireframe.push(tables, from: sender)
  }
}
