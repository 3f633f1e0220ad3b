import Wireflow

@MainActor final class DraftFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    let draft = PlainScreen("Draft", options: ["Write"])
    draft.onChosen = { [weak draft] _ in draft?.hasChanges = true }
    guardRequests { [weak draft] _, request in
      guard let draft, draft.hasChanges, request.takesAway(draft) else {
        return .allow
      }
      let question = AlertContent(
        title: "Discard the draft?",
        actions: [.init("Discard", role: .destructive), .init("Keep")])
      return .ask(question, from: draft) { $0.title == "Discard" }
    }
    wireframe.presentModally(draft, from: sender)
  }
}
