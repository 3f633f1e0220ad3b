import Wireflow
import WireflowRouting

/// A coordinator that leads from a list of movies to a movie, its cast and an actor.
///
/// The coordinator serves both the tab of all movies and the watchlist.
@MainActor
final class MoviesCoordinator: NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack
  private let store: Store<AppState>
  private let movies: [Movie]

  init(
    wireframe: any ApplicationWireframe, store: Store<AppState>, root: any Screen, movies: [Movie]
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    self.movies = movies
    stack = RouteStack(store, above: root)
  }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    guard let next = rest.first else { return nil }
    guard let movie = movies.first(where: { $0.id == path.first ?? next }) else { return nil }
    switch path.count {
    case 0: return RoutedScreen(makeMovie(movie), at: next)
    case 1 where next == Place.cast.rawValue: return RoutedScreen(makeCast(of: movie), at: next)
    case 2:
      return movie.cast.first { $0.id == next }.map {
        RoutedScreen(PersonScreen(person: $0), at: next)
      }
    default: return nil
    }
  }

  private func makeMovie(_ movie: Movie) -> MovieScreen {
    let screen = MovieScreen(movie: movie)
    store.subscribe(screen, MovieViewModel.make(for: movie))
    screen.onCastPressed = { [store] in store.route(.push(Place.cast)) }
    screen.onWatchPressed = { [store] in store.route(.push(Place.watch.route + movie.id)) }
    screen.onReviewPressed = { [store] in store.route(.push(Place.review.route + movie.id)) }
    screen.onWatchlistToggled = wire(screen) { flow, screen, isOn in
      let others = flow.store.state.watchlist.filter { $0 != screen.movie.id }
      flow.store.dispatch(AppAction.watchlistChanged(isOn ? others + [screen.movie.id] : others))
    }
    return screen
  }

  private func makeCast(of movie: Movie) -> CastScreen {
    let screen = CastScreen(movie: movie)
    screen.onPersonPressed = { [store] person in store.route(.push(person.id)) }
    return screen
  }
}
