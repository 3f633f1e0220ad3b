import Wireflow
import WireflowRouting

struct ShelfState: RoutableState {
  var route = Route()
}

struct ShelfReducer: Reducer {
  func handleAction(_ action: any Action, state: ShelfState) -> ShelfState { state }
}

/// A main flow whose one stack follows the route.
@MainActor final class ShelfFlowCoordinator: MainFlowCoordinator, NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack
  private let shelf = PlainScreen("Shelf")
  private let store: Store<ShelfState>

  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
    store = Store(
      initialState: ShelfState(), reducer: ShelfReducer(), stage: wireframe.stage)
    stack = RouteStack(store, above: shelf)
  }

  func installUI() {
    wireframe.install(rootItems: [shelf])
    store.rootCoordinator = self
  }

  func start(from sender: any Screen) { installUI() }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    rest.first.map { RoutedScreen(PlainScreen($0), at: $0) }
  }

  func readNotes() {
    store.route(.push("emma"))
    guard let emma = wireframe.stage.frontScreen else { return }
    wireframe.push(PlainScreen("Preview"), from: emma)
    store.route(.push("notes"))
  }
}
