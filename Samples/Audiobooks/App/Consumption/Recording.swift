/// Something that can be played: a book, or a sample of it.
struct Recording: Sendable, Hashable {
  /// How much of the book can be heard.
  enum Extent: Sendable, Hashable {
    /// The first three minutes, for everybody.
    case sample
    /// All of it, for those who own the book.
    case whole
  }

  let book: Book
  let extent: Extent

  var length: Duration {
    switch extent {
    case .sample: .seconds(180)
    case .whole: .seconds(book.time.minutes * 60)
    }
  }
}

extension Book {
  /// The time that each chapter takes; all are of one length.
  var chapterLength: Duration { .seconds(time.minutes * 60) / chapters }
}
