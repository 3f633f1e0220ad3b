import Wireflow
import WireflowRouting

@MainActor final class LibraryCoordinator: MainFlowCoordinator, SceneCoordinator {
  let wireframe: FlowWireframe<Void>
  let scenes: RouteScenes
  private let store: Store<LibraryState>

  init(_ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    scenes = RouteScenes(
      store,
      scenes: [
        RouteScene("entry") { _ in EntryCoordinator(wireframe, store) },
        RouteScene("library") { _ in LibraryTabsCoordinator(wireframe, store) },
      ])
  }

  func installUI() {
    store.rootCoordinator = self
  }
}
