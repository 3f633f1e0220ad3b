import Wireflow
import WireflowRouting

@MainActor final class ReviewsCoordinator: NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack
  private let service: ReviewService

  init(
    _ wireframe: any ApplicationWireframe, _ stack: RouteStack,
    _ service: ReviewService
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.stack = stack
    self.service = service
  }

  func reaches(_ route: Route) -> Bool {
    route.allSatisfy(service.hasReview)
  }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    guard let id = rest.first, path.isEmpty else { return nil }
    let review = ReviewScreen(id)
    task(on: review) { flow, review in
      review.text = try await flow.service.review(id)
    }
    return RoutedScreen(review, at: id)
  }
}
