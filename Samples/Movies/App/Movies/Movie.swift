/// A movie with its cast.
struct Movie: Sendable, Hashable {
  let id: Int
  let title: String
  let year: Int
  let cast: [Actor]
  /// True if the movie is for adults only.
  var isForAdults = false
}

/// A person who plays in movies.
struct Actor: Sendable, Hashable {
  let id: Int
  let name: String
}
