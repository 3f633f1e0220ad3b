import Wireflow

protocol OrdersService: Sendable {
  var numbers: [Int] { get }
}

protocol PriceService: Sendable {
  func price(ofOrder number: Int) -> String
}

struct Dependencies: Sendable {
  let orders: any OrdersService
  let prices: any PriceService
}

extension Dependencies {
  @MainActor func makeOrders() -> PlainScreen {
    PlainScreen("Orders", options: orders.numbers.map { "Order \($0)" })
  }

  @MainActor func makeBill(ofOrder number: Int) -> PlainScreen {
    PlainScreen(prices.price(ofOrder: number))
  }
}

@MainActor final class OrdersFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let dependencies: Dependencies
  init(wireframe: any ApplicationWireframe, dependencies: Dependencies) {
    (self.wireframe, self.dependencies) = (
      FlowWireframe(wireframe), dependencies
    )
  }

  func start(from sender: any Screen) {
    let orders = dependencies.makeOrders()
    orders.onChosen = wire(orders) { flow, orders, _ in
      let bill = BillFlowCoordinator(
        wireframe: flow.wireframe, dependencies: flow.dependencies)
      flow.start(bill, from: orders)
    }
    wireframe.push(orders, from: sender)
  }
}

@MainActor final class BillFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let dependencies: Dependencies
  init(wireframe: any ApplicationWireframe, dependencies: Dependencies) {
    (self.wireframe, self.dependencies) = (FlowWireframe(wireframe), dependencies)
  }

  func start(from sender: any Screen) {
    wireframe.push(dependencies.makeBill(ofOrder: 7), from: sender)
  }
}
