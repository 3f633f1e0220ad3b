import Wireflow

@MainActor final class RadioFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let stations = PlainScreen("Stations", options: ["Jazz", "News"])
    stations.onChosen = wire(stations) { flow, stations, name in
      flow.start(StationFlowCoordinator(wireframe: flow.wireframe, name: name), from: stations)
    }
    wireframe.install(rootItems: [stations])
  }
}
