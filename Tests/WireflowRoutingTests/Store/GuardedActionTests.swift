import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTesting

/// An action whose route a guard refuses changes everything but the route, which stays as
/// shown.
@MainActor
struct GuardedActionTests {
  /// An administrator, whose tab is selected.
  private func makeRig(middlewares: [any Middleware<TestState>] = []) -> RouteRig {
    let rig = RouteRig.regions(at: ["app", "mail"], middlewares: middlewares)
    rig.store.dispatch(TestAction.listed(["mail", "news", "admin"], ["app", "admin"]))
    _ = rig.newLog()
    return rig
  }

  /// The user logs out: the tab of administrators goes, and the route leads elsewhere.
  private let logOut = TestAction.listed(["mail", "news"], ["app", "news"])

  /// Lets the main flow ask before a screen goes.
  private func askBeforeLeaving(_ rig: RouteRig) {
    let front = rig.stage.visibleScreens[0]
    rig.main.guardRequests { [weak front] _, request in
      guard let front, request.takesAway(front) || !request.requests.isEmpty else { return .allow }
      return .ask(
        AlertContent(title: "Log out?", actions: [.init("Yes"), .init("No")]), from: front
      ) { $0.title == "Yes" }
    }
  }

  @Test func commitsEverythingButTheRoute() {
    let rig = makeRig()
    rig.main.guardRequests { _, _ in .refuse("a draft is open") }
    let tree = rig.tree
    let renderer = StateRenderer()
    rig.store.subscribe(renderer)

    rig.store.dispatch(logOut)

    #expect(rig.tree == tree)
    #expect(rig.route == "app/admin")
    #expect(rig.store.state.tabs == ["mail", "news"])
    #expect(renderer.rendered.dropFirst() == [rig.store.state])
    rig.expectLog(
      matches: """
          ignored route app/news: MainCoordinator refused, a draft is open
        """)
  }

  @Test func guardReadsTheStateThatTheActionLeadsTo() {
    let rig = makeRig()
    var seen: [[String]] = []
    rig.main.guardRequests { [weak store = rig.store] _, _ in
      seen.append(store?.state.tabs ?? [])
      return .allow
    }

    rig.store.dispatch(logOut)

    #expect(seen == [["mail", "news"]])
    #expect(rig.route == "app/news")
    #expect(rig.stage.rootScreens.map(\.title) == ["mail", "news"])
  }

  @Test func guardOfAUserWhoIsGoneNeedNotAsk() {
    let rig = RouteRig.whole(at: ["app", "A", "draft"])
    let draft = rig.stage.visibleScreens[0]
    rig.main.guardRequests { [weak draft, weak store = rig.store] _, request in
      guard let draft, store?.state.isSignedIn == true, request.takesAway(draft) else {
        return .allow
      }
      return .refuse("a draft is open")
    }

    rig.store.dispatch(TestAction.expired)

    #expect(rig.route == "login")
    #expect(rig.stage.visibleScreens.map(\.title) == ["login"])
  }

  @Test func waitsForTheAnswerOfTheUser() {
    let rig = makeRig()
    askBeforeLeaving(rig)
    let tree = rig.tree

    rig.store.dispatch(logOut)
    #expect(rig.route == "app/admin")
    #expect(rig.store.state.tabs == ["mail", "news"])
    rig.controller.perform(.choose("No"))
    #expect(rig.tree == tree)
    #expect(rig.route == "app/admin")
    rig.store.dispatch(logOut)
    rig.controller.perform(.choose("Yes"))

    #expect(rig.route == "app/news")
    assertSnapshot(of: rig.newLog())
  }

  @Test func tabThatAGuardKeepsStaysUntilItComesBackOrTheNextRoute() {
    let rig = RouteRig.regions(at: ["app", "mail"])
    rig.store.dispatch(TestAction.listed(["mail", "news", "admin"]))
    rig.refuse("busy") { !$0.leaving.isEmpty }
    let tree = rig.tree

    rig.store.dispatch(TestAction.listed(["mail", "news"]))
    rig.store.dispatch(TestAction.counted)
    #expect(rig.tree == tree)
    #expect(rig.store.state.tabs == ["mail", "news"])
    rig.store.dispatch(TestAction.listed(["mail", "news", "admin"]))
    rig.store.dispatch(TestAction.listed(["mail", "news"]))
    rig.main.removeGuard()
    rig.go("app", "news")

    #expect(rig.stage.rootScreens.map(\.title) == ["mail", "news"])
    assertSnapshot(of: rig.newLog())
  }

  @Test func middlewareSeesAnActionOnce() {
    let notes = Notes()
    let rig = makeRig(middlewares: [SpyMiddleware(name: "spy", notes: notes)])
    askBeforeLeaving(rig)
    notes.lines = []

    rig.store.dispatch(logOut)
    rig.controller.perform(.choose("Yes"))

    #expect(notes.lines == ["spy before, 0, app/admin", "spy after, 0, app/admin"])
  }
}

/// Random actions, routes and user steps under guards that allow, refuse and ask, also behind walls.
@MainActor
struct GuardedWalkTests {
  private nonisolated static let routes: [Route] = [
    ["app", "mail"], ["app", "mail", "inbox", "42"], ["app", "news", "a"],
    ["app", "admin", "users"],
    ["app", "mail", "intro", "topics"], ["app", "news", "files", "disk", "1"], ["login", "x"],
  ]

  private nonisolated static let tabs = [["mail", "news"], ["mail", "admin", "news"]]

  private func guardRequests(of rig: RouteRig, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    rig.main.guardRequests { flow, request in
      guard !request.leaving.isEmpty, let front = flow.wireframe.stage.frontScreen else {
        return .allow
      }
      switch random.below(4) {
      case 0: return .refuse("busy")
      case 1:
        return .ask(
          AlertContent(title: "Go?", actions: [.init("Go"), .init("Stay")]), from: front,
          allows: { $0.title == "Go" })
      default: return .allow
      }
    }
  }

  @Test(arguments: Shape.allCases, Strength.isWhole ? [1, 2, 3, 4] : [1, 2] as [UInt64])
  func commitsAllDataAndKeepsTheRouteAtWhatIsShown(_ shape: Shape, _ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let rig = RouteRig.regions(shape)
    guardRequests(of: rig, seed: seed + 100)
    var (count, listed, wall) = (0, ["mail", "news"], WallFlow?.none)
    for step in 0..<150 {
      let route = random.pick(Self.routes) ?? []
      switch random.below(8) {
      case 0, 1: rig.store.route(.goto(route))
      case 2:
        listed = random.pick(Self.tabs) ?? listed
        rig.store.dispatch(TestAction.listed(listed, random.chance(50) ? route : nil))
      case 3:
        count += 1
        rig.store.dispatch(TestAction.counted)
      case 4 where wall == nil:
        let raised = WallFlow(rig.main.wireframe)
        rig.main.start(raised)
        wall = raised
      case 4:
        wall?.finish()
        wall = nil
      default:
        if let action = random.pick(rig.stage.possibleActions) { rig.controller.perform(action) }
      }
      if wall.map({ !rig.stage.isOnStage($0.screen) }) == true { wall = nil }

      let state = rig.store.state
      #expect(state.count == count && state.tabs == listed, "step \(step)")
      #expect(state.route == rig.main.route, "step \(step)\n\(rig.stage.log.text.suffix(2000))")
      if state.route != rig.main.route || state.count != count { return }
    }
  }
}

/// A session that ends while a guard keeps a letter.
@MainActor
struct EndedSessionTests: LoggingRig {
  private let store: Store<DeskState>
  private let main: DeskCoordinator
  private let controller: ApplicationController
  private let backend = HeldBackend()
  private let reader: LogReader

  init() {
    backend.promptCompletions = 1
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    reader = LogReader(stage.log)
    store = Store(initialState: DeskState(), reducer: DeskReducer(), stage: stage)
    main = DeskCoordinator(wireframe, store)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
    _ = reader.newText()
    backend.forget()
  }

  func newLog() -> String { reader.newText() }

  @Test(arguments: [true, false])
  func wallComesEvenWhileTheGuardAsks(isAction: Bool) {
    if isAction { store.dispatch(DeskAction.sessionEnded) } else { store.route(.goto(["help"])) }
    #expect(controller.stage.shownAlert != nil)

    main.endSession()
    controller.perform(.tap("Log in again"))

    #expect(store.state == DeskState(route: ["login"], isSignedIn: false))
    #expect(controller.stage.visibleScreens.map(\.title) == ["Login"])
    #expect(controller.stage.shownAlert == nil)
    assertSnapshot(of: newLog())
  }
}
