import Wireflow

@MainActor final class ReviewFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }
  func start(from sender: any Screen) { wireframe.push(PlainScreen("Review"), from: sender) }
}

extension AnswersFlowCoordinator {
  func review(_ details: PlainScreen, on bookshelf: PlainScreen) -> RequestOutcome {
    let outcome = wireframe.transaction {
      wireframe.select(bookshelf)
      wireframe.push(details, from: bookshelf)
      start(ReviewFlowCoordinator(wireframe: wireframe), from: details)
    }
    return outcome
  }
}

/// A backend on which the user moves screens.
@MainActor final class MovedBackend: PresentationBackend {
  func perform(_ transition: PresentationTransition, completion: @escaping @MainActor () -> Void) {
    completion()
  }

  func userMoved(_ details: any Screen, _ profile: any Screen, on stage: Stage) {
    stage.userDid(.removed([details]), in: self)
    stage.userDid(.selected(profile), in: self)
  }
}
