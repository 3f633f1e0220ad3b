/// A service that provides the movies that the user wants to see, and the watched ones.
@MainActor
protocol MoviesService: AnyObject {
  var wishlist: [Movie] { get }
  var watched: [Movie] { get }

  /// Returns an actor with the actor's movies, or nil if there is none.
  func actor(id: Int) -> (actor: Actor, movies: [Movie])?
}

extension MoviesService {
  /// Returns a movie from either list, or nil if there is none.
  func movie(id: Int) -> Movie? {
    (wishlist + watched).first { $0.id == id }
  }
}
