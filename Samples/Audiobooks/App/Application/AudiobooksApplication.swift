public import Wireflow

/// The composition root of the sample: a shop for audiobooks, and a bookshelf to hear them from.
@MainActor
public enum AudiobooksApplication {
  /// The catalogue, which never changes, so that all apps of a process have the same.
  private static let catalogue = InMemoryCatalogueService(books: Book.invented)

  /// Makes the app on a wireframe, which decides how everything is presented.
  public static func makeController(
    wireframe: any ApplicationWireframe
  ) -> ApplicationController {
    ApplicationController(wireframe: wireframe, mainFlow: makeMainFlow(wireframe))
  }

  /// Makes the services, the factories and the main flow.
  static func makeMainFlow(_ wireframe: any ApplicationWireframe) -> ApplicationFlowCoordinator {
    let readers = ["Ada", "Grace"].map { Credentials(name: $0, password: "sesame") }
    let accounts = InMemoryAccountService(registered: Set(readers))
    let preferences = InMemoryPreferencesService()
    let bookshelf = InMemoryBookshelfService(accounts: accounts)

    let factories = UIFactories(
      exploration: ExplorationUIFactory(
        catalogue: catalogue, accounts: accounts, bookshelf: bookshelf,
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
    return mainFlow
  }
}
