import Observation

/// An edit that the reader has not published yet.
@Observable
@MainActor
final class EditDraft {
  let article: Article
  let section: String
  var text: String
  var summary = ""
  var isMinor = false
  /// The number of times that the reader has tried to publish the edit.
  var attempts = 0

  init(article: Article, section: String) {
    self.article = article
    self.section = section
    text = article.summary
  }

  var hasChanges: Bool { text != article.summary }
}
