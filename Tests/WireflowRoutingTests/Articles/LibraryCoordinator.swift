import Wireflow
import WireflowRouting

@MainActor
final class LibraryCoordinator: MainFlowCoordinator, SceneCoordinator {
  let wireframe: FlowWireframe<Void>
  let scenes: RouteScenes
  private let store: Store<LibraryState>

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    scenes = RouteScenes(
      store,
      scenes: [
        RouteScene("entry") { _ in EntryCoordinator(wireframe, store) },
        RouteScene("library", reaches: Self.hasShelf) { _ in
          LibraryTabsCoordinator(wireframe, store)
        },
      ])
  }

  static func hasShelf(_ route: Route) -> Bool {
    route.first.map(["books", "films"].contains) ?? true
  }

  func installUI() {
    store.rootCoordinator = self
  }
}
