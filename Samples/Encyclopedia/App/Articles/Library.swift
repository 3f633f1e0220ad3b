/// The articles of the encyclopedia, and the lists that lead to them.
struct Library: Sendable {
  let articles: [Article]

  /// The article of the day.
  var featured: Article? { articles.first }
  /// The articles about places near the reader.
  var nearby: [Article] { articles.filter(\.isNearby) }

  /// Returns the article with a title, ignoring case.
  func article(titled title: String) -> Article? {
    articles.first { $0.title.lowercased() == title.lowercased() }
  }

  /// Returns the articles whose title begins with some words, ignoring case.
  func articles(matching words: String) -> [Article] {
    articles.filter { $0.title.lowercased().hasPrefix(words.lowercased()) }
  }

  /// Returns the articles to read next.
  func related(to article: Article) -> [Article] {
    guard let place = articles.firstIndex(of: article) else { return [] }
    return [1, 2].map { articles[(place + $0) % articles.count] }
  }

  /// Returns the articles of a list of the feed.
  func articles(on list: FeedList) -> [Article] {
    switch list {
    case .news: Array(articles.suffix(3))
    case .topRead: Array(articles.prefix(3))
    case .onThisDay: articles.filter { !$0.isNearby }
    }
  }
}

extension Library {
  /// The invented articles.
  static let invented = Library(articles: [
    Article(title: "Amber", summary: "Amber is hardened resin. It floats in salt water."),
    Article(title: "Beacon", summary: "A beacon is a light that guides ships.", isNearby: true),
    Article(title: "Cedar", summary: "Cedars are trees with fragrant wood."),
    Article(title: "Delta", summary: "A delta is land that a river builds.", isNearby: true),
    Article(title: "Ember", summary: "Embers glow after the flame has gone."),
    Article(title: "Fjord", summary: "A fjord is a valley that the sea has filled."),
  ])
}
