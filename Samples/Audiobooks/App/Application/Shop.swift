/// The services of the shop, and the factories over them, which all windows share.
@MainActor
struct Shop {
  let accounts: InMemoryAccountService
  let factories: UIFactories

  init(texts: Texts) {
    let readers = ["Ada", "Grace"].map { Credentials(name: $0, password: "sesame") }
    accounts = InMemoryAccountService(registered: Set(readers))
    let preferences = InMemoryPreferencesService()
    let bookshelf = InMemoryBookshelfService(accounts: accounts)
    factories = UIFactories(
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
  }
}
