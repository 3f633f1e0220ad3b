public import Wireflow

extension ApplicationController {
  /// Creates the app on a stage: its wireframe and its main flow.
  public convenience init(
    templateOn stage: Stage,
    wireframe makeWireframe: WireframeMaker = { AdaptiveWireframe(stage: $0) }
  ) {
    let wireframe = makeWireframe(stage)
    let mainFlow = ApplicationFlowCoordinator(wireframe: wireframe)
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}
