import Wireflow

@MainActor final class WishFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<String>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let wish = WishScreen()
    wish.onSendPressed = wire(wish) { flow, _, wish in flow.finish(wish) }
    guardRequests { [weak wish] _, request in
      guard let wish, !wish.wish.isEmpty, request.takesAway(wish) else {
        return .allow
      }
      let question = AlertContent(
        title: "Discard your wish?",
        actions: [
          .init("Discard", id: "discard", role: .destructive),
          .init("Keep"),
        ])
      return .ask(question, from: wish) { answer in answer.id == "discard" }
    }
    wireframe.push(wish, from: sender)
  }
}
