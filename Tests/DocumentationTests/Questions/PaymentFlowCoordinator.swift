import Wireflow

/// A flow that its parent replaces with a receipt.
@MainActor final class PaymentFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    let payment = PlainScreen("Payment", options: ["Pay"])
    payment.onChosen = wire(payment) { flow, _, _ in flow.pay() }
    wireframe.push(payment, from: sender)
  }

  private func pay() {
    finish(screens: .replaced)
  }
}
