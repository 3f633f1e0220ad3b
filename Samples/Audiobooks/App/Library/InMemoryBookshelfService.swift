import Observation

/// A service that keeps a bookshelf for each account while the app runs.
@Observable
@MainActor
final class InMemoryBookshelfService: BookshelfService {
  private let accounts: any AccountService
  private var shelves: [Account: [BookshelfEntry]] = [:]

  init(accounts: any AccountService) {
    self.accounts = accounts
  }

  var entries: [BookshelfEntry] {
    accounts.account.flatMap { shelves[$0] } ?? []
  }

  func put(_ entry: BookshelfEntry) {
    var entries = entries
    if let index = entries.firstIndex(where: { $0.book == entry.book }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
    store(entries)
  }

  func remove(_ book: Book) {
    store(entries.filter { $0.book != book })
  }

  private func store(_ entries: [BookshelfEntry]) {
    guard let account = accounts.account else { return }
    shelves[account] = entries
  }
}
