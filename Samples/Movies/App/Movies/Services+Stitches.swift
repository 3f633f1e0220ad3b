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
  /// Goes back to a screen below the one that asks, and returns false if there is none such.
  ///
  /// Casts lead to movies and movies to casts. Without this, a stack would grow without end.
  func goBack(to isWanted: (any Screen) -> Bool) -> Bool {
    let stack = wireframe.stage.stack(of: sender)
    guard sender !== head, let screen = stack.first(where: isWanted) else { return false }
    wireframe.pop(to: screen)
    return true
  }

  /// Returns the stitch that shows a movie, or none if its details are on the stack already.
  func detail(of id: Int, in services: Services) -> [Stitch] {
    let isThere = goBack { ($0 as? MovieDetailScreen)?.movie.id == id }
    return isThere ? .empty : services.detail(of: id)
  }

  /// Returns the stitch that shows an actor's movies, or none if they are on the stack already.
  func cast(_ id: Int, in services: Services) -> [Stitch] {
    let isThere = goBack { ($0 as? CastScreen)?.actor.id == id }
    return isThere ? .empty : services.cast(id)
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
