/// A book that the reader owns, with the number of chapters already heard.
struct BookshelfEntry: Sendable, Hashable {
  let book: Book
  private(set) var chaptersHeard = 0

  init(_ book: Book) {
    self.book = book
  }

  var isFinished: Bool { chaptersHeard >= book.chapters }

  /// The fraction that the reader has heard, from 0 to 1.
  var fractionHeard: Double { Double(chaptersHeard) / Double(book.chapters) }

  /// Returns the remaining time at a playback speed.
  func timeLeft(at speed: PlaybackSpeed) -> ListeningTime {
    book.time.left(after: chaptersHeard, of: book.chapters).at(speed)
  }

  /// Returns the entry with one more chapter heard.
  func hearingNextChapter() -> Self {
    var entry = self
    entry.chaptersHeard = min(chaptersHeard + 1, book.chapters)
    return entry
  }
}
