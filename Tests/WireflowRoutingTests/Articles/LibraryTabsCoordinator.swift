import Wireflow
import WireflowRouting

@MainActor final class LibraryTabsCoordinator: TabBarCoordinator {
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>
  ) {
    self.wireframe = FlowWireframe(wireframe)
    tabs = RouteTabs(
      store,
      tabs: ["books", "films"].map { tag in
        RouteTab(
          tag, root: LibraryScreen(tag, leadsTo: ["persuasion", "emma"])
        ) { root in
          root.onSelected = { segment in store.route(.push(segment)) }
          return ShelfCoordinator(wireframe, store, root: root)
        }
      })
  }
}
