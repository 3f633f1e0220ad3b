import Wireflow

@MainActor final class StationFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let name: String

  init(wireframe: any ApplicationWireframe, name: String) {
    (self.wireframe, self.name) = (FlowWireframe(wireframe), name)
  }

  func start(from sender: any Screen) {
    let controls = StationControls(name)
    let station = StationScreen(name, controls: controls)
    controls.onStopPressed = wire(controls) { flow, _ in flow.finish() }
    station.onMinimizedPlayerPressed = wire(station) { flow, _ in
      flow.wireframe.maximizeMinimizableView(animated: true)
    }
    wireframe.installMinimizable(station, animated: true)
  }
}
