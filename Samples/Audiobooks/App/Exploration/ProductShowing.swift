import Wireflow

/// A coordinator that shows books, and sells them.
@MainActor
protocol ProductShowing: FlowCoordinator {
  var factories: UIFactories { get }
  /// Is called once the reader has bought a book.
  func bought(on details: ProductDetailsScreen)
}

extension ProductShowing {
  func bought(on details: ProductDetailsScreen) {}

  func pushProductDetails(of book: Book, from sender: any Screen) {
    let details = makeProductDetails(of: book)
    if wireframe.stage.opensWindows {
      details.onWindowPressed = wire(details) { flow, details in flow.openWindow(of: details.book) }
    }
    wireframe.push(details, from: sender)
  }

  /// Makes the screen of a book, and does what its buttons ask for.
  func makeProductDetails(of book: Book) -> ProductDetailsScreen {
    let details = factories.exploration.makeProductDetails(of: book)
    details.onSamplePressed = wire(details) { flow, details in
      flow.playSample(of: details.book, from: details)
    }
    details.onLoginPressed = wire(details) { flow, details in
      flow.logIn(toBuyFrom: details)
    }
    details.onBuyPressed = wire(details) { flow, details in
      flow.askForPurchase(from: details)
    }
    details.onErrorOccurred = wire(details) { flow, details, error in
      flow.wireframe.presentError(
        TranslatedError(error, flow.factories.exploration.texts), from: details)
    }
    return details
  }

  /// Opens a window with a book, and tells the reader when the book was bought there.
  private func openWindow(of book: Book) {
    openWindow(BookLink(book).text) { flow, outcome in
      guard case .finished = outcome else { return }
      flow.wireframe.announce(flow.factories.exploration.texts["On your bookshelf"])
    }
  }

  /// Shows the book of a player: the page behind the player if it is of that book, or else a new one.
  private func showProductDetails(of book: Book, from player: PlayerScreen) {
    let stage = wireframe.stage
    let front = stage.state.selectedRoot.flatMap {
      stage.state.detail(beside: $0).last ?? stage.state.stack(of: $0).last
    }
    if let details = front as? ProductDetailsScreen, details.book == book {
      wireframe.minimizeFullscreenView(animated: true)
    } else {
      pushProductDetails(of: book, from: player)
    }
  }

  private func playSample(of book: Book, from sender: any Screen) {
    let player = PlayerFlowCoordinator(
      wireframe: wireframe, factory: factories.consumption,
      recording: Recording(book: book, extent: .sample))
    player.onBookPressed = { [weak self] player, book in
      self?.showProductDetails(of: book, from: player)
    }
    start(player, from: sender)
  }

  private func logIn(toBuyFrom details: ProductDetailsScreen) {
    let login = LoginFlowCoordinator(wireframe: wireframe, factory: factories.login)
    start(login, from: details) { flow, details, outcome in
      guard case .finished = outcome, details.offer == .buy else { return }
      flow.askForPurchase(from: details)
    }
  }

  private func askForPurchase(from details: ProductDetailsScreen) {
    let question = factories.exploration.makePurchaseQuestion(for: details.book)
    wireframe.presentAlert(
      question, from: details,
      onAnswer: wire(details) { flow, details, answer in
        guard answer?.id == "Buy" else { return }
        if details.buy() { flow.bought(on: details) }
      })
  }
}
