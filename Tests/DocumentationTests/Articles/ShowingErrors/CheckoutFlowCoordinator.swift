import Wireflow

@MainActor final class CheckoutFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var isOffline = true
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let basket = PlainScreen("Basket", options: ["Pay", "Send the receipt"])
    basket.onChosen = wire(basket) { flow, basket, option in
      if option == "Pay" { flow.pay(from: basket) } else { flow.sendReceipt(from: basket) }
    }
    wireframe.install(rootItems: [basket])
  }

  func pay(from basket: any Screen) {
    task { flow in
      try await flow.charge()
      flow.wireframe.push(PlainScreen("Thank you"), from: basket)
    }
  }

  private func charge() async throws {
    try await wireframe.sleep(for: .seconds(1))
    throw PaymentError.declined
  }

  func sendReceipt(from basket: PlainScreen) {
    do throws(PaymentError) {
      try send()
      wireframe.announce("Receipt sent")
    } catch {
      let question = AlertContent(
        title: error.title, id: error.id, message: error.message,
        actions: [.init("Try again", id: "retry"), .init(.cancel)])
      wireframe.presentAlert(
        question, from: basket,
        onAnswer: wire(basket) { flow, basket, answer in
          if answer?.id == "retry" { flow.sendReceipt(from: basket) }
        })
    }
  }

  private func send() throws(PaymentError) {
    defer { isOffline = false }
    if isOffline { throw .offline }
  }
}
