import Wireflow

/// A factory that makes the screens about the books that the reader owns.
struct LibraryUIFactory: UIFactory {
  let bookshelf: any BookshelfService
  let preferences: any PreferencesService
  var texts = Texts()

  func makeBookshelf() -> BookshelfScreen {
    BookshelfScreen(bookshelf: bookshelf, texts: texts)
  }

  func makeShelvedBook(_ book: Book) -> ShelvedBookScreen {
    ShelvedBookScreen(
      book: book, bookshelf: bookshelf, preferences: preferences, texts: texts)
  }

  func makeRemovalQuestion(for book: Book) -> AlertContent {
    AlertContent(
      title: texts["Remove %?", book.title], id: "Remove?", message: texts["You can buy it again."],
      style: .actionSheet, anchor: texts["Remove"],
      actions: [texts.answer("Remove", role: .destructive), texts.answer("Keep", role: .cancel)])
  }
}
