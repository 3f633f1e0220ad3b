import Wireflow

@MainActor final class ClinicFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let inbox = InboxOfThreads()
    inbox.onThreadPressed = wire(inbox) { flow, inbox, link in flow.open(link, from: inbox) }
    wireframe.install(rootItems: [inbox])
  }

  private func open(_ link: String, from inbox: InboxOfThreads) {
    let outcome = openWindow(link) { flow, outcome in
      if case .finished(let result) = outcome {
        flow.wireframe.announce(result)
      }
    }
    if case .ignored(.oneWindow) = outcome {
      wireframe.push(ThreadScreen(), from: inbox)
    }
  }
}
