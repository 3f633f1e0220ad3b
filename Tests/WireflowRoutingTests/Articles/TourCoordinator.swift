import Wireflow
import WireflowRouting

@MainActor final class TourCoordinator: TabBarCoordinator {
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>
  ) {
    self.wireframe = FlowWireframe(wireframe)
    let columns = SplitWireframe(stage: wireframe.stage)
    tabs = RouteTabs(store, in: .modal(in: columns, style: .fullScreen)) {
      state in
      (state.hasCard ? ["halls", "archive"] : ["halls"]).map { tag in
        RouteTab(
          tag, root: LibraryScreen(tag, leadsTo: ["north", "south"])
        ) { root in
          root.onSelected = { room in
            let below = Route(store.state.route.prefix { $0 != "tour" })
            store.route(.goto(below + ["tour", tag, room]))
          }
          return RoomsCoordinator(wireframe, store, root: root)
        }
      }
    }
  }
}
