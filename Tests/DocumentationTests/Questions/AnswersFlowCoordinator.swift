import Wireflow

/// A main flow with a row for each answer that has code.
@MainActor final class AnswersFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let home = PlainScreen(
    "Home", options: ["Draft", "Orders", "Filter", "Leave", "Load", "Book", "Rename"])
  let orders = PlainScreen("Orders")
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    home.onChosen = wire(home) { flow, home, option in flow.follow(option, from: home) }
    wireframe.install(rootItems: [home, orders])
  }

  private func follow(_ option: String, from home: PlainScreen) {
    switch option {
    case "Draft": start(DraftFlowCoordinator(wireframe: wireframe), from: home)
    case "Orders": showOrder()
    case "Filter": filter(from: home)
    case "Leave":
      wireframe.install(rootItems: [PlainScreen("Log in")])
    case "Load": load(from: home)
    case "Book":
      wireframe.show(BookScreen(), from: home)
    case "Rename": start(RenameFlowCoordinator(wireframe: wireframe), from: home)
    default: break
    }
  }

  func remind() {
    wireframe.presentModally(PlainScreen("Reminder"))
  }

  func showOrder() {
    wireframe.showPlace([PlainScreen("Order 7")], in: orders)
  }

  private func filter(from home: PlainScreen) {
    let filter = PlainScreen("Filter", options: ["Show results"])
    filter.onChosen = wire(filter) { flow, filter, _ in
      flow.wireframe.transaction {
        flow.wireframe.dismiss(filter)
        flow.wireframe.push(PlainScreen("Results"), from: flow.home)
      }
    }
    wireframe.presentModally(filter, from: home)
  }

  private func load(from home: PlainScreen) {
    task { flow in
      try await flow.wireframe.sleep(for: .seconds(2))  // A service answers.
      flow.wireframe.push(PlainScreen("Loaded"), from: home)
    }
  }
}
