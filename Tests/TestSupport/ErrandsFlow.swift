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

  init(_ title: String) {
    self.title = title
  }

  var content: ScreenContent {
    Button("Run an errand") { self.onRun?() }
  }
}
