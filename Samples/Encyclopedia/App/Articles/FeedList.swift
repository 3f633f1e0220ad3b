/// A list of articles in the daily feed.
enum FeedList: String, Sendable, Hashable, CaseIterable {
  case news = "In the news"
  case topRead = "Top read"
  case onThisDay = "On this day"

  var title: String { rawValue }
}
