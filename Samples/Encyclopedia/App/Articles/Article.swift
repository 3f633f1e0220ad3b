/// An article of the encyclopedia.
struct Article: Sendable, Hashable {
  let title: String
  let summary: String
  /// True if the subject is a place near the reader.
  var isNearby = false

  /// The titles of the sections, in order.
  var sections: [String] { ["Introduction", "Origin", "Uses"] }
  /// The names of the pictures, in order.
  var images: [String] { ["\(title) from above", "\(title) up close"] }
  /// The languages that have the article, the current one first.
  var languages: [String] { ["English", "Deutsch", "Français"] }
  /// The sources, in order.
  var references: [String] { ["\(title): a short history, page 12"] }
}
