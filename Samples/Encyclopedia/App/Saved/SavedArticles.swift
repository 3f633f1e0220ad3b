import Observation

/// The articles that the reader has saved, and the reading lists.
@Observable
@MainActor
final class SavedArticles {
  /// A list of saved articles with a name.
  struct ReadingList: Sendable, Hashable {
    var name: String
    var articles: [Article] = []
  }

  private(set) var articles: [Article] = []
  private(set) var lists = [ReadingList(name: "Later")]

  func contains(_ article: Article) -> Bool { articles.contains(article) }

  /// Saves an article, or removes it from everywhere.
  func set(_ article: Article, isSaved: Bool) {
    articles.removeAll { $0 == article }
    if isSaved { articles.append(article) } else { removeFromLists(article) }
  }

  /// Returns the articles of a list.
  func articles(on list: String) -> [Article] {
    lists.first { $0.name == list }?.articles ?? []
  }

  /// Adds a list, unless there is one with the name.
  func addList(named name: String) {
    guard !lists.contains(where: { $0.name == name }) else { return }
    lists.append(ReadingList(name: name))
  }

  func removeList(named name: String) {
    lists.removeAll { $0.name == name }
  }

  func add(_ article: Article, toList name: String) {
    for place in lists.indices where lists[place].name == name {
      if !lists[place].articles.contains(article) { lists[place].articles.append(article) }
    }
  }

  private func removeFromLists(_ article: Article) {
    for place in lists.indices { lists[place].articles.removeAll { $0 == article } }
  }
}
