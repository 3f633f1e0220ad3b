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

  /// Goes to a route of tags and arguments.
  func go(_ components: String...) { store.route(.goto(Route(components))) }

  /// Performs what a user does, step by step.
  func user(_ actions: UserAction...) { for action in actions { controller.perform(action) } }

  /// Lets the main flow refuse the requests of which this holds.
  func refuse(_ reason: String, if isRefused: @escaping (GuardedRequest) -> Bool) {
    main.guardRequests { _, request in isRefused(request) ? .refuse(reason) : .allow }
    _ = newLog()
  }
}

/// Several journeys in one text: of each, what the log has and what is then on stage.
@MainActor
struct RouteJourneys {
  private(set) var text = ""

  mutating func tell(_ name: String, _ rig: RouteRig, _ steps: (RouteRig) -> Void) {
    steps(rig)
    text += "# \(name)\n\n\(rig.newLog())\n\nat \(rig.route)\n\(rig.tree)\n\n"
  }
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

/// The state of a test's store.
struct TestState: RoutableState, Equatable {
  var route = Route()
  var count = 0
  var isSignedIn = true
  var links: [String] = []
  /// The tabs of an app whose tabs come and go.
  var tabs = ["mail", "news"]
}

/// What happens to the data of a test.
enum TestAction: Action {
  case counted
  case redirected(Route)
  case signedIn
  /// The session has ended, and the route leads to the login.
  case expired
  case listed([String], Route? = nil)
}

/// An action that no reducer knows.
struct ForeignAction: Action {}

struct TestReducer: Reducer {
  func handleAction(_ action: any Action, state: TestState) -> TestState {
    var state = state
    switch action {
    case TestAction.counted: state.count += 1
    case TestAction.redirected(let route): state.route = route
    case TestAction.signedIn: state.isSignedIn = true
    case TestAction.expired:
      state.isSignedIn = false
      state.route = ["login"]
    case TestAction.listed(let tabs, let route):
      state.tabs = tabs
      state.route = route ?? state.route
    case LinkAction.opened(let link): state.links.append("opened \(link.route)")
    case LinkAction.kept(let link): state.links.append("kept \(link.route)")
    case LinkAction.dropped(let link): state.links.append("dropped \(link.route)")
    default: break
    }
    return state
  }
}

/// Shows a number, and keeps all numbers that it has shown.
@MainActor
final class CountRenderer: Renderer {
  private(set) var rendered: [Int] = []
  var onRender: (() -> Void)?

  func render(_ count: Int) {
    rendered.append(count)
    onRender?()
  }
}

/// Shows the state itself.
@MainActor
final class StateRenderer: Renderer {
  private(set) var rendered: [TestState] = []
  var onRender: ((TestState) -> Void)?

  func render(_ state: TestState) {
    rendered.append(state)
    onRender?(state)
  }
}

/// What several spies note, in order.
@MainActor
final class Notes {
  var lines: [String] = []
}

/// Notes when it is called, and with what.
@MainActor
struct SpyMiddleware: Middleware {
  let name: String
  let notes: Notes

  func before(_ action: any Action, state: TestState) {
    notes.lines.append("\(name) before, \(state.count), \(state.route)")
  }

  func after(_ action: any Action, state: TestState) {
    notes.lines.append("\(name) after, \(state.count), \(state.route)")
  }
}

/// Answers an action, once the reducer has seen it.
@MainActor
final class AnsweringMiddleware: Middleware {
  var onAfter: ((any Action) -> Void)?

  func after(_ action: any Action, state: TestState) { onAfter?(action) }
}

/// Notes the causes of the route's changes.
@MainActor
final class SpyLogger: RouteLogger {
  let notes: Notes

  init(_ notes: Notes) { self.notes = notes }

  func log(_ event: RouteEvent) { notes.lines.append("\(event)") }
}

/// A screen with nothing but a title.
@MainActor
final class PageScreen: RootLevelRepresentable, ModallyPresentable {
  let title: String
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String) { self.title = title }
}

/// A player with nothing but a title.
@MainActor
final class TestPlayer: FullscreenMinimizable {
  let title: String
  let minimizedControls: any Screen
  var onMinimizedPlayerPressed: (() -> Void)?

  init(_ title: String) {
    self.title = title
    minimizedControls = PageScreen("\(title) controls")
  }
}
