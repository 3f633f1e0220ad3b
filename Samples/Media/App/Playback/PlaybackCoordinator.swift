import Wireflow
import WireflowRouting

/// A coordinator that shows the player over the tabs.
@MainActor
final class PlaybackCoordinator: MinimizingCoordinator {
  let wireframe: FlowWireframe<Void>
  let minimizable: RouteMinimizable

  init(
    wireframe: any ApplicationWireframe, store: Store<AppState>, root: any RoutedCoordinator,
    movies: [Movie]
  ) {
    self.wireframe = FlowWireframe(wireframe)
    minimizable = RouteMinimizable(
      store, root: root,
      scene: RouteScene(Place.watch, arguments: 1) { arguments in
        movies.first { $0.id == arguments.first }.map {
          PlayerCoordinator(wireframe: wireframe, movie: $0)
        }
      })
  }
}
