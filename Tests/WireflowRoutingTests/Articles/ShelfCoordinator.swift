import Wireflow
import WireflowRouting

@MainActor final class ShelfCoordinator: NavigationCoordinator {
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

  func reaches(_ route: Route) -> Bool { route.count <= 2 }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    guard let next = rest.first, path.count < 2 else { return nil }
    let screen = LibraryScreen(next, leadsTo: path.isEmpty ? ["notes"] : [])
    screen.onSelected = { [store] segment in store.route(.push(segment)) }
    return RoutedScreen(screen, at: next)
  }
}
