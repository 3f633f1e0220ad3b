import Wireflow

/// A flow of one screen.
@MainActor final class TourFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let tour = PlainScreen("Tour")
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    wireframe.push(tour, from: sender)
  }
}
