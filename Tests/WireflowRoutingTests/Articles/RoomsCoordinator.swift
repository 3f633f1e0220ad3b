import Wireflow
import WireflowRouting

@MainActor final class RoomsCoordinator: NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack
  private let store: Store<LibraryState>

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>,
    root: any Screen
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    stack = RouteStack(store, above: root)
  }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    guard let next = rest.first else { return nil }
    let room = LibraryScreen(next, leadsTo: path.isEmpty ? ["window"] : [])
    room.onSelected = { [store] segment in store.route(.push(segment)) }
    return RoutedScreen(room, at: next, in: .detail)
  }
}
