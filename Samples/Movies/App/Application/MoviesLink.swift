import WireflowWeaving

/// A link from outside to a movie, such as `movies://watched/3`.
struct MoviesLink {
  /// A list to which a link can lead.
  enum List: String {
    case wishlist
    case watched
  }

  let list: List
  let id: Int

  /// Creates the link that a text describes, or returns nil for any other text.
  init?(_ text: String) {
    let scheme = "movies://"
    guard text.hasPrefix(scheme) else { return nil }
    let parts = text.dropFirst(scheme.count).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let list = List(rawValue: String(parts[0])), let id = Int(parts[1])
    else { return nil }
    self.list = list
    self.id = id
  }

  /// Sends the link's weft to the warp of its list, which may not exist yet.
  @MainActor
  func send(through loom: Loom) {
    switch list {
    case .wishlist: loom.send(MoviesWeft.linkFollowed(id: id), to: WishlistWarp.self)
    case .watched: loom.send(MoviesWeft.linkFollowed(id: id), to: WatchedWarp.self)
    }
  }
}
