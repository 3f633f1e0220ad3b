/// A service that adds each purchase to the bookshelf, and charges nothing.
@MainActor
final class InMemoryPurchaseService: PurchaseService {
  private let accounts: any AccountService
  private let bookshelf: any BookshelfService

  init(accounts: any AccountService, bookshelf: any BookshelfService) {
    self.accounts = accounts
    self.bookshelf = bookshelf
  }

  func buy(_ book: Book) throws(PurchaseError) {
    guard accounts.account != nil else { throw .notLoggedIn }
    guard bookshelf.entry(for: book) == nil else { throw .alreadyOwned }
    bookshelf.put(BookshelfEntry(book))
  }
}
