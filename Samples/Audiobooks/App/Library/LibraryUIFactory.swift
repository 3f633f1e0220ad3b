import Wireflow

/// A factory that makes the screens about the books that the reader owns.
struct LibraryUIFactory: UIFactory {
  let bookshelf: any BookshelfService
  let preferences: any PreferencesService

  func makeBookshelf() -> BookshelfScreen {
    BookshelfScreen(bookshelf: bookshelf)
  }

  func makeShelvedBook(_ book: Book) -> ShelvedBookScreen {
    ShelvedBookScreen(book: book, bookshelf: bookshelf, preferences: preferences)
  }

  func makeRemovalQuestion(for book: Book) -> AlertContent {
    AlertContent(
      title: "Remove \(book.title)?", message: "You can buy it again.", style: .actionSheet,
      anchor: "Remove", actions: [.remove, .keep])
  }
}

extension AlertContent.Action {
  static let remove = Self("Remove", role: .destructive)
  static let keep = Self("Keep", role: .cancel)
}
