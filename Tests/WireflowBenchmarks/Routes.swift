import Wireflow
import WireflowRouting

struct BenchState: RoutableState {
  var route: Route
}

struct BenchReducer: Reducer {
  func handleAction(_ action: any Action, state: BenchState) -> BenchState { state }
}

/// A stack that follows the route, with a screen for each component.
@MainActor
final class BenchPagesCoordinator: MainFlowCoordinator, NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack
  private let store: Store<BenchState>
  private let root = BenchScreen.make(0)

  init(_ wireframe: any ApplicationWireframe, store: Store<BenchState>) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    stack = RouteStack(store, above: root)
  }

  func installUI() {
    wireframe.install(rootItems: [root])
    store.rootCoordinator = self
  }

  func start(from sender: any Screen) { installUI() }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    guard let next = rest.first else { return nil }
    let screen = BenchScreen.make(path.count)
    screen.onRowPressed = wire(screen) { flow, _, value in flow.store.route(.push("\(value)")) }
    screen.onDone = wire(screen) { flow, _ in flow.store.route(.pop(next)) }
    return RoutedScreen(screen, at: next)
  }
}

/// An app at a route of some depth, on the text recorder, whose log is a ring.
///
/// It logs no routes, since a logged route is as long as the route is deep.
@MainActor
final class BenchRouteApp {
  private let store: Store<BenchState>
  private let controller: ApplicationController
  private let main: BenchPagesCoordinator

  init(depth: Int) {
    let stage = Stage(backend: TextRecorder { _ in }, scheduler: ManualScheduler())
    stage.log.limit = 1000
    let wireframe = TabBarWireframe(stage: stage)
    let route = Route((1..<depth).map { "page \($0)" }) + "even"
    store = Store(
      initialState: BenchState(route: route), reducer: BenchReducer(), stage: stage,
      logsRoutes: false)
    main = BenchPagesCoordinator(wireframe, store: store)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
    precondition(main.route.count == depth, "depth must be \(depth) (was \(main.route.count))")
  }

  func goToSibling(_ number: Int) {
    let isAtEven = store.state.route.last == "even"
    store.route(isAtEven ? .replace("even", "odd") : .replace("odd", "even"))
  }
}
