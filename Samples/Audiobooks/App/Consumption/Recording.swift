/// A recording that can be played: a book, or a sample of it.
struct Recording: Sendable, Hashable {
  /// The part of the book that can be heard.
  enum Extent: Sendable, Hashable {
    /// The first three minutes, for everybody.
    case sample
    /// The whole book, for those who own it.
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
  /// The length of each chapter, which is the same for all.
  var chapterLength: Duration { .seconds(time.minutes * 60) / chapters }
}
