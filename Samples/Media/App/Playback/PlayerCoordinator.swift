import Wireflow
import WireflowRouting

/// A coordinator that plays one movie, until its player is closed or replaced by another.
@MainActor
final class PlayerCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>
  private let movie: Movie

  init(wireframe: any ApplicationWireframe, movie: Movie) {
    self.wireframe = FlowWireframe(wireframe)
    self.movie = movie
  }

  func start(from sender: any Screen) {
    let controls = PlayerControlsScreen(movie: movie)
    let player = PlayerScreen(movie: movie, controls: controls)
    controls.onClosePressed = wire(controls) { flow, _ in flow.finish() }
    player.onClosePressed = wire(player) { flow, _ in flow.finish() }
    wireframe.installMinimizable(player, animated: true)
  }
}
