import Wireflow
import WireflowRouting

/// Tabs with a stack each.
@MainActor
final class TabsCoordinator: TabBarCoordinator {
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<TestState>,
    _ tags: [(tag: String, begins: RouteTab.Beginning)]
  ) {
    self.wireframe = FlowWireframe(wireframe)
    tabs = RouteTabs(
      store,
      tabs: tags.map { tag, begins in
        RouteTab(tag, root: PageScreen(tag), begins: begins) { root in
          PagesCoordinator(wireframe, RouteStack(store, above: root))
        }
      })
  }
}
