import Observation

/// The pages whose edits the reader watches.
@Observable
@MainActor
final class Watchlist {
  private(set) var titles: [String] = []

  func contains(_ article: Article) -> Bool { titles.contains(article.title) }

  func set(_ article: Article, isWatched: Bool) {
    titles.removeAll { $0 == article.title }
    if isWatched { titles.append(article.title) }
  }

  /// The latest edits of all watched pages.
  var revisions: [Revision] { titles.flatMap(Revision.latest(of:)) }
}
