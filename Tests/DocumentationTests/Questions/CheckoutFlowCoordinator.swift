import Wireflow

/// A flow that its parent replaces with a receipt.
@MainActor final class CheckoutFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    let checkout = PlainScreen("Checkout", options: ["Pay"])
    checkout.onChosen = wire(checkout) { flow, _, _ in flow.pay() }
    wireframe.push(checkout, from: sender)
  }

  private func pay() {
    finish(screens: .replaced)
  }
}
