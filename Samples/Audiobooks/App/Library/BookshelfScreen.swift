import Wireflow

/// A screen that lists the books that the reader owns.
@MainActor
final class BookshelfScreen: RootLevelRepresentable {
  let title = "Bookshelf"
  var onBookRowPressed: ((Book) -> Void)?

  private let bookshelf: any BookshelfService

  init(bookshelf: any BookshelfService) {
    self.bookshelf = bookshelf
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    let count = bookshelf.entries.count
    return RootLevelRepresentation(
      title: title, imageName: "bookshelf_icon", badge: count > 0 ? "\(count)" : nil)
  }

  var content: ScreenContent {
    if bookshelf.entries.isEmpty {
      Text("The books that you buy will stand here.")
    }
    for entry in bookshelf.entries {
      Row(entry.book.title, subtitle: entry.book.author) { self.onBookRowPressed?(entry.book) }
    }
  }
}
