import Wireflow

@MainActor final class StormFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let warnings: AsyncStream<String>

  init(wireframe: any ApplicationWireframe, warnings: AsyncStream<String>) {
    (self.wireframe, self.warnings) = (FlowWireframe(wireframe), warnings)
  }

  func start(from sender: any Screen) {
    wireframe.push(WeatherScreen("Storms"), from: sender)
    listen(to: warnings) { flow, warning in
      guard let front = flow.wireframe.stage.frontScreen else { return }
      flow.wireframe.presentAlert(AlertContent(title: warning), from: front)
    }
  }
}
