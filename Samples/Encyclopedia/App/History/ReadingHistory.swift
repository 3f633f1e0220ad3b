import Observation

/// The articles that the reader has opened, the latest first.
@Observable
@MainActor
final class ReadingHistory {
  private(set) var titles: [String] = []

  func note(_ article: Article) {
    titles.removeAll { $0 == article.title }
    titles.insert(article.title, at: 0)
  }

  func clear() {
    titles = []
  }
}
