public import Wireflow

/// A shop for audiobooks, with a bookshelf to listen from.
extension ApplicationController {
  /// Creates the app on a stage: its wireframe, services, UI factories and main flow.
  ///
  /// ```swift
  /// let app = ApplicationController(audiobooksOn: Stage(backend: TextRecorder()))
  /// app.finishLaunching()
  /// ```
  /// - Parameters:
  ///   - stage: The stage, with the backend that shows the app.
  ///   - texts: The texts in the reader's language.
  ///   - makeWireframe: Makes the wireframe, which decides how the app presents its screens.
  public convenience init(
    audiobooksOn stage: Stage, texts: Texts = Texts(),
    wireframe makeWireframe: WireframeMaker = { AdaptiveWireframe(stage: $0) }
  ) {
    stage.words = texts.words
    let wireframe = makeWireframe(stage)
    let readers = ["Ada", "Grace"].map { Credentials(name: $0, password: "sesame") }
    let accounts = InMemoryAccountService(registered: Set(readers))
    let preferences = InMemoryPreferencesService()
    let bookshelf = InMemoryBookshelfService(accounts: accounts)

    let factories = UIFactories(
      exploration: ExplorationUIFactory(
        catalogue: InMemoryCatalogueService.invented, accounts: accounts, bookshelf: bookshelf,
        purchases: InMemoryPurchaseService(accounts: accounts, bookshelf: bookshelf),
        filter: GenreFilter(), texts: texts),
      library: LibraryUIFactory(
        bookshelf: bookshelf, preferences: preferences, texts: texts),
      profile: ProfileUIFactory(accounts: accounts, preferences: preferences, texts: texts),
      login: LoginUIFactory(
        accounts: accounts, preferences: preferences, samples: readers, texts: texts),
      consumption: ConsumptionUIFactory(
        bookshelf: bookshelf, preferences: preferences, texts: texts))
    let mainFlow = ApplicationFlowCoordinator(wireframe: wireframe, factories: factories)
    accounts.onSessionEnded = { [weak mainFlow] account, cause in
      mainFlow?.sessionEnded(of: account, by: cause)
    }
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}
