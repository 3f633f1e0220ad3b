import Wireflow
import WireflowRouting

/// A coordinator of the whole app after the sign-in.
///
/// Its screens are the tabs, the player over them, and the scenes presented over both.
@MainActor
final class CatalogueCoordinator: PresentingCoordinator {
  let wireframe: FlowWireframe<Void>
  let presentables: RoutePresentables

  init(wireframe: any ApplicationWireframe, store: Store<AppState>, services: MediaServices) {
    self.wireframe = FlowWireframe(wireframe)
    let movies = services.movies
    let tabs = TabsCoordinator(wireframe: wireframe, store: store, services: services)
    presentables = RoutePresentables(
      store,
      root: PlaybackCoordinator(wireframe: wireframe, store: store, root: tabs, movies: movies),
      scenes: [
        RouteScene(Place.settings) { _ in SettingsCoordinator(wireframe: wireframe, store: store) },
        RouteScene(Place.review, arguments: 1) { arguments in
          movies.first { $0.id == arguments.first }.map {
            ReviewCoordinator(wireframe: wireframe, movie: $0)
          }
        },
      ])
  }
}
