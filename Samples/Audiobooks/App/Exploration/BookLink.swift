/// The link to a book, which opens its window.
struct BookLink {
  private static let scheme = "audiobooks://book/"

  let title: String

  init(_ book: Book) { title = book.title }

  /// Creates the link that a text describes, or returns nil for any other text.
  init?(_ text: String) {
    guard text.hasPrefix(Self.scheme) else { return nil }
    title = String(text.dropFirst(Self.scheme.count))
  }

  var text: String { Self.scheme + title }
}
