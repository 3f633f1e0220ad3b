import Wireflow
import WireflowRouting

/// A coordinator of the three tabs of the catalogue.
@MainActor
final class TabsCoordinator: TabBarCoordinator {
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs

  init(wireframe: any ApplicationWireframe, store: Store<AppState>, services: MediaServices) {
    self.wireframe = FlowWireframe(wireframe)
    let movies = services.movies
    tabs = RouteTabs(
      store,
      tabs: [
        RouteTab(Place.movies, root: MovieListScreen()) { list in
          store.subscribe(list, MovieListScreen.ViewModel.of(movies))
          list.onMoviePressed = { store.route(.goto(Place.movie($0.id))) }
          list.onOrderChosen = { store.dispatch(AppAction.ordered($0)) }
          return MoviesCoordinator(wireframe: wireframe, store: store, root: list, movies: movies)
        },
        RouteTab(Place.watchlist, root: WatchlistScreen(), begins: .whenSelected) { list in
          store.subscribe(list, WatchlistScreen.ViewModel.of(movies))
          list.onMoviePressed = { store.route(.goto(Place.watchlisted($0.id))) }
          return MoviesCoordinator(wireframe: wireframe, store: store, root: list, movies: movies)
        },
        RouteTab(Place.account, root: AccountScreen(), begins: .whenSelected) { account in
          AccountCoordinator(
            wireframe: wireframe, store: store, screen: account, accounts: services.accounts)
        },
      ])
  }
}
