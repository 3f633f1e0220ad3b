import Wireflow
import WireflowRouting

/// The main flow of a test: it changes between scenes that the test makes.
@MainActor
final class MainCoordinator: MainFlowCoordinator, SceneCoordinator {
  let wireframe: FlowWireframe<Void>
  let scenes: RouteScenes
  private let store: Store<TestState>

  init(_ wireframe: any ApplicationWireframe, store: Store<TestState>, scenes: [RouteScene]) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    self.scenes = RouteScenes(store, scenes: scenes)
  }

  func installUI() {
    store.rootCoordinator = self
  }
}
