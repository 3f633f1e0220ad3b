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

extension RestaurantFlowCoordinator {
  func reserveTwice(from home: MenuScreen) {
    task { flow in
      let lunch = TableFlowCoordinator(wireframe: flow.wireframe)
      guard let noon = await flow.run(lunch, from: home).output else {
        return
      }
      let dinner = TableFlowCoordinator(wireframe: flow.wireframe)
      guard let night = await flow.run(dinner, from: home).output else {
        return
      }
      flow.wireframe.presentAlert(
        AlertContent(title: "\(noon), then \(night)"), from: home)
    }
  }
}

extension RestaurantFlowCoordinator {
  /// Asks for a table when a guest calls, whatever is on the screen.
  func answerCall() {
    start(TableFlowCoordinator(wireframe: wireframe)) { flow, outcome in
      guard let table = outcome.output,
        let front = flow.wireframe.stage.frontScreen
      else { return }
      flow.wireframe.presentAlert(
        AlertContent(title: "\(table) is reserved"), from: front)
    }
  }
}

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

@MainActor final class GuestFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let wishes = MenuScreen("Wishes", options: ["New wish"])
    let bill = MenuScreen("Bill", options: ["Leave"])
    wireframe.install(rootItems: [wishes, bill])
    start(
      WishesFlowCoordinator(wireframe: wireframe, wishes: wishes),
      owning: wishes)
  }
}

@MainActor final class WishesFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let wishes: MenuScreen

  init(wireframe: any ApplicationWireframe, wishes: MenuScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.wishes = wishes
  }

  func start(from sender: any Screen) {
    wishes.onSelected = wire(wishes) { flow, wishes, _ in
      flow.start(
        WishFlowCoordinator(wireframe: flow.wireframe), from: wishes)
    }
  }
}

@MainActor final class WishFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<String>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let wish = WishScreen()
    wish.onSendPressed = wire(wish) { flow, _, wish in flow.finish(wish) }
    guardRequests { [weak wish] _, request in
      guard let wish, !wish.wish.isEmpty, request.takesAway(wish) else {
        return .allow
      }
      let question = AlertContent(
        title: "Discard your wish?",
        actions: [
          .init("Discard", id: "discard", role: .destructive),
          .init("Keep"),
        ])
      return .ask(question, from: wish) { answer in answer.id == "discard" }
    }
    wireframe.push(wish, from: sender)
  }
}

/// The other screen of the snippets: a text that can be sent.
@MainActor
final class WishScreen: Screen {
  let title = "A wish"
  var wish = ""
  var onSendPressed: ((String) -> Void)?

  var content: ScreenContent {
    Field("Wish", text: wish, samples: ["No onions"]) { self.wish = $0 }
    Button("Send") { self.onSendPressed?(self.wish) }
  }
}

/// The screen of all snippets: some options, of which one is chosen.
@MainActor
final class MenuScreen: RootLevelRepresentable {
  let title: String
  let options: [String]
  var onSelected: ((String) -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String, options: [String] = []) {
    self.title = title
    self.options = options
  }

  var content: ScreenContent {
    for option in options { Row(option) { self.onSelected?(option) } }
  }
}
