import Wireflow

/// A wizard: a table first, then the menu for it.
@MainActor final class PartyFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<String>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    startStep(
      PickTableFlowCoordinator(wireframe: wireframe), from: sender
    ) { party, choice in
      let menus = MenuScreen("Menus", options: ["Three courses", "Buffet"])
      menus.onSelected = party.wire(menus) { party, _, menu in
        party.finish("\(choice.table), \(menu)")
      }
      party.wireframe.push(menus, from: choice.tables)
    }
  }
}
