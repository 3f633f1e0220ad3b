import Wireflow
import WireflowRouting

@MainActor
final class RestoredShelvesCoordinator: MainFlowCoordinator,
  TabBarCoordinator
{
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs
  private let store: Store<LibraryState>
  private let saved: RouteArchive

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>,
    saved: RouteArchive
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    self.saved = saved
    tabs = RouteTabs(
      store,
      tabs: ["books", "films"].map { tag in
        RouteTab(tag, root: LibraryScreen(tag, leadsTo: [])) { root in
          ShelfCoordinator(wireframe, store, root: root)
        }
      })
  }

  func installUI() {
    store.restore(saved)
    installTabs()
  }
}
