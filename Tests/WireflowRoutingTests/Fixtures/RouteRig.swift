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
  /// The links `app://...` to each route; some places are behind the route "login".
  let links: RouteLinks<TestState>
  /// What coordinators and scenes have made.
  let notes: Notes
  private let reader: LogReader

  init(
    at route: Route, state: TestState = TestState(),
    backend: any PresentationBackend = TextRecorder(), isLaunched: Bool = true,
    notes: Notes = Notes(),
    wireframe make: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) },
    scenes: (any ApplicationWireframe, Store<TestState>) -> [RouteScene]
  ) {
    self.backend = backend
    self.notes = notes
    let stage = Stage(backend: backend, scheduler: scheduler)
    reader = LogReader(stage.log)
    let wireframe = make(stage)
    var state = state
    state.route = route
    store = Store(initialState: state, reducer: TestReducer(), stage: stage)
    main = MainCoordinator(wireframe, store: store, scenes: scenes(wireframe, store))
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    links = RouteLinks(
      store, format: RouteURLFormat(schemes: ["app"]), patterns: Self.patterns,
      behind: { link, state in state.leads(to: link.route) ? nil : "login" })
    controller.onOpen = { [links] in links.open($0) }
    guard isLaunched else { return }
    controller.finishLaunching()
    _ = newLog()
    notes.lines = []
  }

  private static let patterns = (1..<10).map { count in
    LinkPattern((1...count).map { ":\($0)" }.joined(separator: "/"))
  }

  var stage: Stage { controller.stage }
  var route: String { store.state.route.description }
  var tree: NavigationTree { NavigationTree(stage) }
  var front: any Screen { stage.visibleScreens[0] }

  func newLog() -> String { reader.newText() }

  /// Goes to a route of tags and arguments.
  func go(_ components: String...) { store.route(.goto(Route(components))) }

  /// Performs what a user does, step by step.
  func user(_ actions: UserAction...) { for action in actions { controller.perform(action) } }

  /// Presents a modal that no route leads to.
  func presentStranger() { main.wireframe.presentModally(PageScreen("stranger")) }

  /// Lets the main flow refuse the requests of which this holds.
  func refuse(_ reason: String, if isRefused: @escaping (GuardedRequest) -> Bool) {
    main.guardRequests { _, request in isRefused(request) ? .refuse(reason) : .allow }
    _ = newLog()
  }

  /// Lets the main flow ask before the screen in front leaves.
  func askBeforeLeaving() {
    main.guardRequests { [weak front] _, request in
      guard let front, request.takesAway(front) else { return .allow }
      return .ask(
        AlertContent(title: "Discard?", actions: [.init("Discard"), .init("Keep")]), from: front,
        allows: { $0.title == "Discard" })
    }
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

/// The state of a test's store.
struct TestState: RoutableState, Equatable {
  var route = Route()
  var count = 0
  var isSignedIn = true
  var links: [String] = []
  /// The tabs of an app whose tabs come and go.
  var tabs = ["mail", "news"]

  /// True if a place requires no login.
  func leads(to route: Route) -> Bool {
    isSignedIn && (!route.contains("admin") || tabs.contains("admin"))
  }
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
    case let link as LinkAction: state.links.append("\(link.words)")
    default: break
    }
    return state
  }
}

extension LinkAction {
  fileprivate var words: String {
    switch self {
    case .opened(let link): "opened \(link.route)"
    case .kept(let link): "kept \(link.route)"
    case .dropped(let link): "dropped \(link.route)"
    }
  }
}

/// What several spies note, in order.
@MainActor
final class Notes {
  var lines: [String] = []
}
