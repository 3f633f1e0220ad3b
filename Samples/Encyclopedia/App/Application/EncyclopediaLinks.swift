import WireflowRouting

/// The links that the app can open.
public struct EncyclopediaLinks: Sendable {
  /// The destination of a link.
  enum Destination: Sendable, Hashable {
    case area(Area)
    case article(Article)
    case talk(Article)
    case search(words: String)
    case watchlist
  }

  /// An area of the app, which a link names by its lowercase identifier.
  enum Area: String, Sendable, Hashable, CaseIterable {
    case explore
    case places
    case saved
    case history
    case search
  }

  /// An example of each kind of link.
  public static let samples = [
    "encyclopedia://history", "encyclopedia://search?words=be",
    "https://en.encyclopedia.example/wiki/Cedar", "encyclopedia://talk/Amber",
    "encyclopedia://watchlist",
  ]

  private static let format = RouteURLFormat(
    schemes: ["encyclopedia"], hosts: ["en.encyclopedia.example"])
  private static let words = RouteParameter<String>("words")

  let library: Library

  /// Returns the destination of a URL, or nil for a URL that is not a link of the app.
  func destination(of url: String) -> Destination? {
    guard let link = try? Self.format.link(from: url) else { return nil }
    let path = Array(link.route)
    switch (path.first, path.dropFirst().first, path.count) {
    case ("search", nil, 1):
      let words = try? link.parameters.value(of: Self.words)
      return words.map(Destination.search) ?? .area(.search)
    case ("watchlist", nil, 1): return .watchlist
    case (let name?, nil, 1): return Area(rawValue: name).map(Destination.area)
    case ("wiki", let title?, 2): return library.article(titled: title).map(Destination.article)
    case ("talk", let title?, 2): return library.article(titled: title).map(Destination.talk)
    default: return nil
    }
  }
}
