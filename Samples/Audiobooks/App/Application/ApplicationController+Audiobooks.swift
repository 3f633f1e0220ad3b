public import Wireflow

/// A shop for audiobooks, and a bookshelf to hear them from.
extension ApplicationController {
  /// Creates the app on a stage: its wireframe, services, UI factories and main flow.
  ///
  /// ```swift
  /// let app = ApplicationController(audiobooksOn: Stage(backend: TextRecorder()))
  /// app.finishLaunching()
  /// ```
  /// - Parameters:
  ///   - stage: The stage, with the backend that shows the app.
  ///   - makeWireframe: Makes the wireframe, which decides how the app presents its screens.
  public convenience init(
    audiobooksOn stage: Stage,
    wireframe makeWireframe: WireframeMaker = { AdaptiveWireframe(stage: $0) }
  ) {
    let wireframe = makeWireframe(stage)
    let readers = ["Ada", "Grace"].map { Credentials(name: $0, password: "sesame") }
    let accounts = InMemoryAccountService(registered: Set(readers))
    let preferences = InMemoryPreferencesService()
    let bookshelf = InMemoryBookshelfService(accounts: accounts)

    let factories = UIFactories(
      exploration: ExplorationUIFactory(
        catalogue: InMemoryCatalogueService.invented, accounts: accounts, bookshelf: bookshelf,
        purchases: InMemoryPurchaseService(accounts: accounts, bookshelf: bookshelf),
        filter: GenreFilter()),
      library: LibraryUIFactory(bookshelf: bookshelf, preferences: preferences),
      profile: ProfileUIFactory(accounts: accounts, preferences: preferences),
      login: LoginUIFactory(accounts: accounts, preferences: preferences, samples: readers),
      consumption: ConsumptionUIFactory(bookshelf: bookshelf, preferences: preferences))
    let mainFlow = ApplicationFlowCoordinator(wireframe: wireframe, factories: factories)
    accounts.onSessionEnded = { [weak mainFlow] account, cause in
      mainFlow?.sessionEnded(of: account, by: cause)
    }
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}
