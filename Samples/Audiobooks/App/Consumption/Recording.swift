/// A recording of a book, or of a sample of it.
struct Recording: Sendable, Hashable {
  /// The part of the book that the recording contains.
  enum Extent: Sendable, Hashable {
    /// The first three minutes, for everybody.
    case sample
    /// The whole book, for its owners.
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
