import Wireflow

@MainActor final class RenameFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<String>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let question = AlertContent(
      title: "Rename", fields: [.init("Name", samples: ["Ada"])],
      actions: [
        .init("Rename", id: "rename", needsText: true),
        .init("Cancel", role: .cancel),
      ])
    wireframe.presentAlert(question, from: sender) { [weak self] answer in
      if let answer, answer.id == "rename" {
        self?.finish(answer[field: "Name"])
      }
    }
  }
}
