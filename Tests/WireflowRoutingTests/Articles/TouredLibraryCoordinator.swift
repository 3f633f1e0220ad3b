import Wireflow
import WireflowRouting

/// The shelves of the article's library, and the tour and notes over them.
@MainActor
final class TouredLibraryCoordinator: PresentingCoordinator {
  let wireframe: FlowWireframe<Void>
  let presentables: RoutePresentables

  init(_ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>) {
    self.wireframe = FlowWireframe(wireframe)
    presentables = RoutePresentables(
      store, root: LibraryTabsCoordinator(wireframe, store),
      scenes: [
        RouteScene("tour") { _ in TourCoordinator(wireframe, store) },
        NoteCoordinator.scene(wireframe, store),
      ])
  }
}

/// The main flow, with the toured library as its one scene.
@MainActor
final class TourMainCoordinator: MainFlowCoordinator, SceneCoordinator {
  let wireframe: FlowWireframe<Void>
  let scenes: RouteScenes
  private let store: Store<LibraryState>

  init(_ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    scenes = RouteScenes(
      store,
      scenes: [RouteScene("library") { _ in TouredLibraryCoordinator(wireframe, store) }])
  }

  func installUI() {
    store.rootCoordinator = self
  }
}
