/// A service that knows movies, and which of them the user has seen.
@MainActor
protocol MoviesService: AnyObject {
  var wishlist: [Movie] { get }
  var watched: [Movie] { get }

  /// Finds an actor, and the movies that the actor plays in.
  func actor(id: Int) -> (actor: Actor, movies: [Movie])?
}

extension MoviesService {
  /// Finds a movie of either list.
  func movie(id: Int) -> Movie? {
    (wishlist + watched).first { $0.id == id }
  }
}
