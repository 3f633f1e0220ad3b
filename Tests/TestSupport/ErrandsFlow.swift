package import Wireflow

/// The main flow of an app whose services sleep on the app's time: an actor, a class without
/// isolation, and a task group over both.
@MainActor
package final class ErrandsFlow: MainFlowCoordinator {
  package let wireframe: FlowWireframe<Void>
  private let shelf: SleepingShelf
  private let shop: SleepingShop
  private var count = 0

  package init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
    shelf = SleepingShelf(wireframe.stage.scheduler)
    shop = SleepingShop(wireframe.stage.scheduler)
  }

  package func installUI() {
    let home = ErrandScreen("Errands")
    home.onRun = wire(home) { flow, home in flow.runErrand(from: home) }
    wireframe.install(rootItems: [home])
  }

  private func runErrand(from sender: ErrandScreen) {
    count += 1
    let errand = ErrandFlow(wireframe, number: count, shelf, shop)
    errand.onRun = wire(sender) { flow, sender in flow.runErrand(from: sender) }
    start(errand, from: sender) { flow, outcome in
      flow.wireframe.stage.log.note("errand: \(outcome.output ?? "cancelled")")
    }
  }
}

/// A flow that ends as cancelled when its screen leaves.
@MainActor
private final class ErrandFlow: FlowCoordinator {
  let wireframe: FlowWireframe<String>
  var onRun: (() -> Void)?
  private let number: Int
  private let shelf: SleepingShelf
  private let shop: SleepingShop

  init(
    _ wireframe: any ApplicationWireframe, number: Int, _ shelf: SleepingShelf, _ shop: SleepingShop
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.number = number
    self.shelf = shelf
    self.shop = shop
  }

  func start(from sender: any Screen) {
    let screen = ErrandScreen("Errand \(number)")
    screen.onRun = onRun
    wireframe.presentModally(screen)
    task { flow in
      let (number, shelf, shop) = (flow.number, flow.shelf, flow.shop)
      for _ in 0..<2 {
        flow.wireframe.stage.log.note("\(number): \(try await shelf.book(after: 10 * number))")
      }
      let prices = try await Self.prices(shelf, shop)
      flow.wireframe.stage.log.note("\(number): \(prices.joined(separator: ", "))")
      flow.finish("number \(number)")
    }
  }

  private static func prices(_ shelf: SleepingShelf, _ shop: SleepingShop) async throws -> [String]
  {
    try await withThrowingTaskGroup(of: String.self) { group in
      for cents in [7, 3, 5] {
        group.addTask { try await shop.price(cents) + " for " + shelf.book(after: 0) }
      }
      var prices: [String] = []
      for try await price in group { prices.append(price) }
      return prices
    }
  }
}

/// A screen that lists the pending errands.
private final class ErrandScreen: RootLevelRepresentable, ModallyPresentable {
  let title: String
  var onRun: (() -> Void)?
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String) { self.title = title }

  var content: ScreenContent { Button("Run an errand") { self.onRun?() } }
}

/// A flow that shows the answer of a service on an actor, and a delivery a second after its order.
@MainActor
package final class AnswerFlow: MainFlowCoordinator {
  package let wireframe: FlowWireframe<Void>
  private let library = Library()

  package init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  package func installUI() {
    let desk = PageScreen("Desk")
    let ask = wire(desk) { flow, desk in
      flow.task(on: desk) { flow, desk in
        flow.wireframe.push(PageScreen(await flow.library.answer()), from: desk)
      }
    }
    let order = wire(desk) { flow, desk in
      flow.after(.seconds(1), on: desk) { flow, desk in
        flow.wireframe.push(PageScreen("Delivery"), from: desk)
      }
    }
    desk.rows = [("Ask", ask), ("Order", order)]
    wireframe.install(rootItems: [desk])
  }
}

/// A service whose answer takes many turns of the main actor.
private actor Library {
  func answer() async -> String {
    for _ in 0..<200 { await MainActor.run {} }
    return "Answer"
  }
}

extension AlertContent {
  /// An alert with a field, and an answer that is disabled while the field is empty.
  package static let rename = AlertContent(
    title: "Rename", fields: [.init("Name", samples: ["Ada"])],
    actions: [
      .init("Rename", id: "rename", needsText: true), .init("Cancel", id: "cancel", role: .cancel),
    ])

  /// An alert with a secure field.
  package static let unlock = AlertContent(
    title: "Unlock",
    fields: [
      .init(
        "PIN", privacy: .secure, keyboard: .number, samples: [.init("the right PIN", value: "2468")]
      )
    ],
    actions: [
      .init("Unlock", id: "unlock", needsText: true), .init("Cancel", id: "cancel", role: .cancel),
    ])
}
