public import Wireflow

/// The shop on a device with several windows, in which each book may have one of its own.
extension ApplicationSession {
  /// Creates the app with its main window, over services that all windows share.
  ///
  /// ```swift
  /// let app = ApplicationSession(audiobooksOn: LiveScheduler()) { SplitWireframe(stage: $0) }
  /// app.finishLaunching()
  /// ```
  /// - Parameters:
  ///   - scheduler: The time of all windows.
  ///   - texts: The texts in the language of the reader.
  ///   - makeWireframe: Makes the wireframe of each window.
  public convenience init(
    audiobooksOn scheduler: any Scheduler, texts: Texts = Texts(),
    wireframe makeWireframe: @escaping WireframeMaker = { AdaptiveWireframe(stage: $0) }
  ) {
    let shop = Shop(texts: texts)
    let catalogue = shop.factories.exploration.catalogue
    self.init(scheduler: scheduler) { stage, link in
      stage.words = texts.words
      let wireframe = makeWireframe(stage)
      let mainFlow: any MainFlowCoordinator =
        if let book = link.flatMap({ catalogue.book(at: $0) }) {
          BookFlowCoordinator(wireframe: wireframe, factories: shop.factories, book: book)
        } else {
          ApplicationFlowCoordinator(wireframe: wireframe, factories: shop.factories)
        }
      return ApplicationController(wireframe: wireframe, mainFlow: mainFlow)
    }
    hasWindow = { catalogue.book(at: $0) != nil }
    shop.accounts.onSessionEnded = { [weak self] account, cause in
      switch cause {
      case .loggedOut: self?.returnToRoots()
      case .expired: self?.logInAgain(as: account, to: shop)
      }
    }
  }

  /// Asks for the login in every window, until the reader logs in in one of them.
  private func logInAgain(as account: Account, to shop: Shop) {
    raiseWall { wireframe in
      let login = LoginFlowCoordinator(
        wireframe: wireframe, factory: shop.factories.login, reason: .sessionExpired)
      login.onDecided = { [weak self] other in
        if other != account { self?.returnToRoots() }
      }
      return login
    }
  }

  private func returnToRoots() {
    for window in windows {
      (window.controller.mainFlow as? ApplicationFlowCoordinator)?.returnToRoots()
    }
  }
}

extension CatalogueService {
  /// Returns the book that a link leads to.
  fileprivate func book(at link: String) -> Book? {
    BookLink(link).flatMap { link in books(matching: link.title).first { $0.title == link.title } }
  }
}
