import Wireflow

@MainActor final class FreeTablesFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<String>
  private let findTables: () async -> [String]

  init(
    wireframe: any ApplicationWireframe,
    findTables: @escaping () async -> [String]
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.findTables = findTables
  }

  func start(from sender: any Screen) {
    task { flow in
      let tables = MenuScreen(
        "Free tables", options: await flow.findTables())
      tables.onSelected = flow.wire(tables) { flow, _, table in
        flow.finish(table)
      }
      flow.wireframe.push(tables, from: sender)
    }
  }
}
