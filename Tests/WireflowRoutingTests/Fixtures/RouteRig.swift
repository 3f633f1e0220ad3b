import TestSupport
import Wireflow
import WireflowInteraction
import WireflowRouting

/// An app whose scenes a test makes, headless.
@MainActor
final class RouteRig: LoggingRig {
  let scheduler = ManualScheduler()
  let backend: any PresentationBackend
  let store: Store<TestState>
  let main: MainCoordinator
  let controller: ApplicationController
  private let reader: LogReader

  init(
    at route: Route, state: TestState = TestState(), middlewares: [any Middleware<TestState>] = [],
    logger: (any RouteLogger)? = nil, backend: any PresentationBackend = TextRecorder(),
    isLaunched: Bool = true,
    wireframe make: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) },
    scenes: (any ApplicationWireframe, Store<TestState>) -> [RouteScene]
  ) {
    self.backend = backend
    let stage = Stage(backend: backend, scheduler: scheduler)
    reader = LogReader(stage.log)
    let wireframe = make(stage)
    var state = state
    state.route = route
    store = Store(
      initialState: state, reducer: TestReducer(), middlewares: middlewares, stage: stage,
      routeLogger: logger ?? PresentationRouteLogger(stage))
    main = MainCoordinator(wireframe, store: store, scenes: scenes(wireframe, store))
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    guard isLaunched else { return }
    controller.finishLaunching()
    _ = newLog()
  }

  var stage: Stage { controller.stage }
  var route: String { store.state.route.description }
  var tree: NavigationTree { NavigationTree(stage) }

  func newLog() -> String { reader.newText() }
}

extension RouteScene {
  /// A scene with one stack, whose root has the tag as its title.
  static func pages(
    _ tag: String, _ wireframe: any ApplicationWireframe, _ store: Store<TestState>
  ) -> RouteScene {
    RouteScene(tag, reaches: \.isReached) { _ in
      PagesCoordinator(wireframe, RouteStack(store, installing: PageScreen(tag)))
    }
  }

  /// A scene that is presented, with one stack.
  static func modal(
    _ tag: String, _ wireframe: any ApplicationWireframe, _ store: Store<TestState>
  ) -> RouteScene {
    RouteScene(tag, reaches: \.isReached) { _ in
      PagesCoordinator(wireframe, RouteStack(store, presenting: PageScreen(tag)))
    }
  }
}
