import Wireflow
import WireflowRouting

/// A coordinator that presents a form for reviewing a movie, without further routes.
@MainActor
final class ReviewCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>
  private let movie: Movie

  init(wireframe: any ApplicationWireframe, movie: Movie) {
    self.wireframe = FlowWireframe(wireframe)
    self.movie = movie
  }

  func start(from sender: any Screen) {
    let review = ReviewScreen(movie: movie)
    review.onSendPressed = wire(review) { flow, _ in flow.finish() }
    wireframe.presentModally(review, from: sender)
  }
}
