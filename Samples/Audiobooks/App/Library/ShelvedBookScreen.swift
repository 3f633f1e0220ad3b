import Wireflow

/// A book that the reader owns: how far the reader is, and what can be done with it.
@MainActor
final class ShelvedBookScreen: Screen {
  let book: Book
  var onListenPressed: (() -> Void)?
  var onRemovePressed: (() -> Void)?
  var onRemoved: (() -> Void)?

  private let bookshelf: any BookshelfService
  private let preferences: any PreferencesService
  private lazy var cover = book.cover

  init(book: Book, bookshelf: any BookshelfService, preferences: any PreferencesService) {
    self.book = book
    self.bookshelf = bookshelf
    self.preferences = preferences
  }

  var title: String { book.title }

  var content: ScreenContent {
    cover
    Text("by \(book.author), read by \(book.narrator)")
    if let entry = bookshelf.entry(for: book) {
      listening(to: entry)
      Button("Remove", role: .destructive) { self.onRemovePressed?() }
    } else {
      Text("This book is no longer on your bookshelf.")
    }
  }

  /// Takes the book off the bookshelf, unless the session ended and the bookshelf with it.
  func remove() {
    guard bookshelf.entry(for: book) != nil else { return }
    bookshelf.remove(book)
    onRemoved?()
  }

  @ScreenContent.Builder
  private func listening(to entry: BookshelfEntry) -> ScreenContent {
    Progress("\(entry.chaptersHeard) of \(book.chapters) chapters", fraction: entry.fractionHeard)
    if entry.isFinished {
      Text("You have heard it all.")
    } else {
      let speed = preferences.preferences.playbackSpeed
      Text("\(entry.timeLeft(at: speed)) left at \(speed.displayableString)")
      Button("Listen", role: .primary) { self.onListenPressed?() }
    }
  }
}
