import Wireflow

/// A factory that makes the screens of the shop.
struct ExplorationUIFactory: UIFactory {
  let catalogue: any CatalogueService
  let accounts: any AccountService
  let bookshelf: any BookshelfService
  let purchases: any PurchaseService
  let filter: GenreFilter

  func makeDiscover() -> DiscoverScreen {
    DiscoverScreen(catalogue: catalogue, filter: filter)
  }

  func makeGenreFilter() -> GenreFilterScreen {
    GenreFilterScreen(catalogue: catalogue, filter: filter)
  }

  func makeProductList(of category: BookCategory) -> ProductListScreen {
    ProductListScreen(category: category, catalogue: catalogue)
  }

  func makeProductDetails(of book: Book) -> ProductDetailsScreen {
    ProductDetailsScreen(
      book: book, accounts: accounts, bookshelf: bookshelf, purchases: purchases)
  }

  func makeSortQuestion() -> AlertContent {
    AlertContent(
      title: "Sort by", style: .actionSheet, anchor: "Sort",
      actions: SortOrder.allCases.map(\.action) + [.cancel])
  }

  func makePurchaseQuestion(for book: Book) -> AlertContent {
    AlertContent(
      title: "Buy \(book.title)?", message: "It costs \(book.price).",
      actions: [.buy, .cancel])
  }
}

extension SortOrder {
  /// The answer that chooses it.
  var action: AlertContent.Action { .init(displayableString, id: rawValue) }
}

extension AlertContent.Action {
  static let buy = Self("Buy")
  static let cancel = Self("Cancel", role: .cancel)
}
