import Wireflow

/// Leads from the categories to a book, and to its purchase.
@MainActor
final class ExplorationFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let discover: DiscoverScreen
  private let factory: ExplorationUIFactory
  private let loginFactory: LoginUIFactory

  init(
    wireframe: any ApplicationWireframe, discover: DiscoverScreen, factory: ExplorationUIFactory,
    loginFactory: LoginUIFactory
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.discover = discover
    self.factory = factory
    self.loginFactory = loginFactory
  }

  func start(from sender: any Screen) {
    discover.onCategoryRowPressed = wire(discover) { flow, discover, category in
      flow.pushProductList(of: category, from: discover)
    }
    discover.onProductRowPressed = wire(discover) { flow, discover, book in
      flow.pushProductDetails(of: book, from: discover)
    }
  }

  private func pushProductList(of category: BookCategory, from sender: any Screen) {
    let list = factory.makeProductList(of: category)
    list.onProductRowPressed = wire(list) { flow, list, book in
      flow.pushProductDetails(of: book, from: list)
    }
    wireframe.push(list, from: sender)
  }

  private func pushProductDetails(of book: Book, from sender: any Screen) {
    let details = factory.makeProductDetails(of: book)
    details.onLoginPressed = wire(details) { flow, details in
      flow.logIn(toBuyFrom: details)
    }
    details.onBuyPressed = wire(details) { flow, details in
      flow.askForPurchase(from: details)
    }
    details.onErrorOccurred = wire(details) { flow, details, error in
      flow.wireframe.presentError(error, from: details)
    }
    wireframe.push(details, from: sender)
  }

  private func logIn(toBuyFrom details: ProductDetailsScreen) {
    let login = LoginFlowCoordinator(wireframe: wireframe, factory: loginFactory)
    start(login, from: details) { flow, details, outcome in
      guard case .finished = outcome, details.offer == .buy else { return }
      flow.askForPurchase(from: details)
    }
  }

  private func askForPurchase(from details: ProductDetailsScreen) {
    let question = factory.makePurchaseQuestion(for: details.book)
    wireframe.presentAlert(
      question, from: details,
      onAnswer: wire(details) { _, details, answer in
        guard answer == .buy else { return }
        details.buy()
      })
  }
}
