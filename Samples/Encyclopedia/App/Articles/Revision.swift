/// One edit in the history of an article.
struct Revision: Sendable, Hashable {
  let article: String
  let editor: String
  let comment: String

  /// The name of the revision among those of all articles.
  var name: String { "\(article): \(comment)" }

  /// Returns the latest edits of an article.
  static func latest(of article: String) -> [Revision] {
    [
      Revision(article: article, editor: "Ines", comment: "Fix a date"),
      Revision(article: article, editor: "Oskar", comment: "Add a source"),
    ]
  }
}
