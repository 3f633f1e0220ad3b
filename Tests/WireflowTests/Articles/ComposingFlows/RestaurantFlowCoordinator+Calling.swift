import Wireflow

extension RestaurantFlowCoordinator {
  /// Asks for a table when a guest calls, whatever is on the screen.
  func answerCall() {
    start(TableFlowCoordinator(wireframe: wireframe)) { flow, outcome in
      guard let table = outcome.output,
        let front = flow.wireframe.stage.frontScreen
      else { return }
      flow.wireframe.presentAlert(
        AlertContent(title: "\(table) is reserved"), from: front)
    }
  }
}
