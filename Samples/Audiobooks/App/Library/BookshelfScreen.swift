import Wireflow

/// A screen that lists the books that the reader owns.
@MainActor
final class BookshelfScreen: RootLevelRepresentable {
  var title: String { texts["Bookshelf"] }
  var onBookRowPressed: ((Book) -> Void)?

  private let bookshelf: any BookshelfService
  private let texts: Texts

  init(bookshelf: any BookshelfService, texts: Texts) {
    self.bookshelf = bookshelf
    self.texts = texts
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    let count = bookshelf.entries.count
    return RootLevelRepresentation(
      title: title, id: "Bookshelf", imageName: "bookshelf_icon",
      badge: count > 0 ? "\(count)" : nil)
  }

  var content: ScreenContent {
    if bookshelf.entries.isEmpty {
      Text(texts["The books that you buy will stand here."])
    }
    for entry in bookshelf.entries {
      Row(entry.book.title, subtitle: entry.book.author) { self.onBookRowPressed?(entry.book) }
    }
  }
}
