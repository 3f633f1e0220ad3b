import Wireflow

/// Makes the screens of the shop.
struct ExplorationUIFactory: UIFactory {
  let catalogue: any CatalogueService
  let accounts: any AccountService
  let bookshelf: any BookshelfService
  let purchases: any PurchaseService

  func makeDiscover() -> DiscoverScreen {
    DiscoverScreen(catalogue: catalogue)
  }

  func makeProductList(of category: BookCategory) -> ProductListScreen {
    ProductListScreen(category: category, catalogue: catalogue)
  }

  func makeProductDetails(of book: Book) -> ProductDetailsScreen {
    ProductDetailsScreen(
      book: book, accounts: accounts, bookshelf: bookshelf, purchases: purchases)
  }

  func makePurchaseQuestion(for book: Book) -> AlertContent {
    AlertContent(
      title: "Buy \(book.title)?", message: "It costs \(book.price).",
      actions: [.buy, .cancel])
  }
}

extension AlertContent.Action {
  static let buy = Self("Buy")
  static let cancel = Self("Cancel", role: .cancel)
}
