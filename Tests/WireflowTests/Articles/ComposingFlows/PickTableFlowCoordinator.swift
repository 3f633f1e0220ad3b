import Wireflow

/// The first step, which leaves its screen on stage for other steps.
@MainActor final class PickTableFlowCoordinator: FlowCoordinator {
  struct Choice {
    let table: String
    let tables: MenuScreen
  }

  let wireframe: FlowWireframe<Choice>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let tables = MenuScreen("Tables", options: ["Window", "Garden"])
    tables.onSelected = wire(tables) { flow, tables, table in
      flow.finish(Choice(table: table, tables: tables), screens: .left)
    }
    wireframe.push(tables, from: sender)
  }
}
