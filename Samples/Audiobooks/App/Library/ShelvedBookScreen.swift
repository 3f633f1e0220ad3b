import Wireflow

/// A screen that shows an owned book, the reader's progress, and actions such as playing it.
@MainActor
final class ShelvedBookScreen: Screen {
  let book: Book
  var onListenPressed: (() -> Void)?
  var onRemovePressed: (() -> Void)?
  var onRemoved: (() -> Void)?

  private let bookshelf: any BookshelfService
  private let preferences: any PreferencesService
  private let texts: Texts
  private lazy var cover = book.cover

  init(
    book: Book, bookshelf: any BookshelfService, preferences: any PreferencesService, texts: Texts
  ) {
    self.book = book
    self.bookshelf = bookshelf
    self.preferences = preferences
    self.texts = texts
  }

  var title: String { book.title }

  var content: ScreenContent {
    cover
    Text(texts["by %, read by %", book.author, book.narrator])
    if let entry = bookshelf.entry(for: book) {
      listening(to: entry)
      texts.button("Remove", role: .destructive) { self.onRemovePressed?() }
    } else {
      Text(texts["This book is no longer on your bookshelf."])
    }
  }

  /// Removes the book from the bookshelf, unless the session has ended.
  func remove() {
    guard bookshelf.entry(for: book) != nil else { return }
    bookshelf.remove(book)
    onRemoved?()
  }

  @ScreenContent.Builder
  private func listening(to entry: BookshelfEntry) -> ScreenContent {
    Progress(
      texts["% of % chapters", "\(entry.chaptersHeard)", "\(book.chapters)"],
      fraction: entry.fractionHeard)
    if entry.isFinished {
      Text(texts["You have heard it all."])
    } else {
      let speed = preferences.preferences.playbackSpeed
      Text(texts["% left at %", texts.time(entry.timeLeft(at: speed)), speed.displayableString])
      texts.button("Listen", role: .primary) { self.onListenPressed?() }
    }
  }
}
