import Wireflow
import WireflowRouting

/// The coordinator that takes a review of a movie, over whatever is in front, and routes no
/// further.
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
