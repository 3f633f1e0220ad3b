import Wireflow
import WireflowWeaving

/// The stitches that both lists lead to.
extension Services {
  /// Returns the stitch that pushes a movie's details, or none for an unknown movie.
  func detail(of id: Int) -> [Stitch] {
    movies.movie(id: id).map { [Stitch(.push, next: MovieDetailScreen(movie: $0))] } ?? .empty
  }

  /// Pushes an actor's movies.
  func cast(_ id: Int) -> [Stitch] {
    guard let (actor, movies) = movies.actor(id: id) else { return .empty }
    return [Stitch(.push, next: CastScreen(actor: actor, movies: movies))]
  }
}

extension Warp where Head: Screen {
  /// Returns the stitch that shows an actor's movies, or goes back to them if they are on the stack.
  ///
  /// Casts lead to movies and movies to casts. Without this, a stack would grow without end.
  func cast(_ id: Int, in services: Services) -> [Stitch] {
    let shown = wireframe.stage.stack(of: sender).first { ($0 as? CastScreen)?.actor.id == id }
    guard let shown else { return services.cast(id) }
    wireframe.pop(to: shown)
    return .empty
  }

  /// Brings the warp's list to the front, and goes on as if the user had picked a movie there.
  ///
  /// So a link leads to the same wherever the user is.
  func follow(linkTo id: Int) -> [Stitch] {
    let stage = wireframe.stage
    if stage.stack(of: head).count > 1 || !stage.detail(beside: head).isEmpty {
      wireframe.popToRoot(of: head)
    }
    if stage.selectedRoot !== head { wireframe.select(head) }
    return [.forwardToThisWarp(MoviesWeft.moviePicked(id: id))]
  }
}
