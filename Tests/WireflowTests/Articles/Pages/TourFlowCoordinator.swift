import Wireflow

@MainActor final class TourFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let (welcome, terms, done) = (
    TourScreen("Welcome"), TermsScreen(), TourScreen("Done")
  )

  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    done.onPressed = wire(done) { flow, _ in flow.finish() }
    guardRequests { flow, request in
      guard request.selects(flow.done), !flow.terms.areAccepted else {
        return .allow
      }
      return .refuse("the terms are not accepted")
    }
    wireframe.presentModally(
      rootItems: [welcome, terms, done],
      in: PagesWireframe(stage: wireframe.stage), from: sender,
      style: .fullScreen, dismissButton: nil)
  }
}
