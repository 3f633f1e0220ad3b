import Wireflow

/// A factory that makes the screens of the shop.
struct ExplorationUIFactory: UIFactory {
  let catalogue: any CatalogueService
  let accounts: any AccountService
  let bookshelf: any BookshelfService
  let purchases: any PurchaseService
  let filter: GenreFilter
  var texts = Texts()

  func makeDiscover() -> DiscoverScreen {
    DiscoverScreen(catalogue: catalogue, filter: filter, texts: texts)
  }

  func makeGenreFilter() -> GenreFilterScreen {
    GenreFilterScreen(catalogue: catalogue, filter: filter, texts: texts)
  }

  func makeProductList(of category: BookCategory) -> ProductListScreen {
    ProductListScreen(category: category, catalogue: catalogue, texts: texts)
  }

  func makeProductDetails(of book: Book) -> ProductDetailsScreen {
    ProductDetailsScreen(
      book: book, accounts: accounts, bookshelf: bookshelf, purchases: purchases,
      texts: texts)
  }

  func makeSortQuestion() -> AlertContent {
    AlertContent(
      title: texts["Sort by"], id: "Sort by", style: .actionSheet,
      anchor: texts["Sort"],
      actions: SortOrder.allCases.map { texts.answer($0.displayableString) }
        + [.init(.cancel)])
  }

  func makePurchaseQuestion(for book: Book) -> AlertContent {
    AlertContent(
      title: texts["Buy %?", book.title], id: "Buy?",
      message: texts["It costs %.", "\(book.price)"],
      actions: [texts.answer("Buy"), .init(.cancel)])
  }
}
