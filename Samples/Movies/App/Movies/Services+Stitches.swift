import Wireflow
import WireflowWeaving

/// The stitches that both lists share.
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
  /// Returns the stitch that shows an actor's movies, or pops to them if they are on the stack.
  ///
  /// Casts lead to movies, and movies lead to casts. Without the pop, a stack could grow forever.
  func cast(_ id: Int, in services: Services) -> [Stitch] {
    let shown = wireframe.stage.state.stack(of: sender).first {
      ($0 as? CastScreen)?.actor.id == id
    }
    guard let shown else { return services.cast(id) }
    wireframe.pop(to: shown)
    return .empty
  }

  /// Selects the warp's list, and continues as if the user had picked a movie there.
  ///
  /// A link therefore leads to the same place from anywhere.
  func follow(linkTo id: Int) -> [Stitch] {
    let stage = wireframe.stage
    if stage.state.stack(of: head).count > 1 || !stage.state.detail(beside: head).isEmpty {
      wireframe.popToRoot(of: head)
    }
    if stage.state.selectedRoot !== head { wireframe.select(head) }
    return [.forwardToThisWarp(MoviesWeft.moviePicked(id: id))]
  }
}
