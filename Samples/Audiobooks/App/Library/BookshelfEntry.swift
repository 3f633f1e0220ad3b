/// A book that the reader owns, and how far the reader has listened.
struct BookshelfEntry: Sendable, Hashable {
  let book: Book
  private(set) var chaptersHeard = 0

  init(_ book: Book) {
    self.book = book
  }

  var isFinished: Bool { chaptersHeard >= book.chapters }

  /// The part that has been heard, from 0 to 1.
  var fractionHeard: Double { Double(chaptersHeard) / Double(book.chapters) }

  /// Returns the time that is left at a speed.
  func timeLeft(at speed: PlaybackSpeed) -> ListeningTime {
    book.time.left(after: chaptersHeard, of: book.chapters).at(speed)
  }

  /// Returns the entry as it is once the next chapter has been heard.
  func hearingNextChapter() -> Self {
    var entry = self
    entry.chaptersHeard = min(chaptersHeard + 1, book.chapters)
    return entry
  }
}
