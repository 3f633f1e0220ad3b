import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTesting

/// A route under a guard is followed whole or not at all.
@MainActor
struct GuardedRouteTests {
  /// The user logs out: the tab of administrators goes, and the route leads elsewhere.
  private let logOut = TestAction.listed(["mail", "news"], ["app", "news"])

  /// An administrator, whose tab is selected.
  private func makeAdmin(middlewares: [any Middleware<TestState>] = []) -> RouteRig {
    let rig = RouteRig.regions(at: ["app", "mail"], middlewares: middlewares)
    rig.store.dispatch(TestAction.listed(["mail", "news", "admin"], ["app", "admin"]))
    _ = rig.newLog()
    return rig
  }

  @Test func ofALinkMovesEverythingOrNothing() {
    var journeys = RouteJourneys()
    for answer in ["Keep", "Discard"] {
      journeys.tell("\(answer) a sheet's page", .whole(at: ["app", "A", "sheet", "draft"])) { rig in
        rig.askBeforeLeaving()
        rig.user(.open("app://app/B/y"), .choose(.init(answer)))
      }
    }
    journeys.tell("a later link, and a step", .whole(at: ["app", "A", "draft"])) { rig in
      rig.askBeforeLeaving()
      rig.user(.open("app://app/B/y"), .open("app://app/A/z"))
      rig.store.route(.push("next"))
      rig.user(.choose("Discard"))
      #expect(rig.store.state.links == ["opened app/A/z"])
    }
    journeys.tell("a link to nowhere", .whole(at: ["app", "A", "draft"])) { rig in
      rig.askBeforeLeaving()
      rig.user(.open("app://app/A/no"), .back, .choose("Keep"))
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func asksOnceAboutEverythingThatLeaves() {
    let rig = RouteRig.whole(at: ["app", "A", "draft", "more", "sheet"])
    var asked: [[String]] = []
    rig.main.guardRequests { _, request in
      if !request.leaving.isEmpty { asked.append(request.leaving.map(\.title)) }
      return .allow
    }

    rig.store.route(.push("sheet"))
    rig.user(.open("app://app/B/y"))

    #expect(asked == [["sheet", "sheet", "more", "draft"]])
    #expect(rig.route == "app/B/y")
  }

  @Test func ofAnActionStaysWhileEverythingElseChanges() {
    var journeys = RouteJourneys()
    journeys.tell("a guard refuses", makeAdmin()) { rig in
      rig.refuse("a draft is open") { _ in true }
      rig.store.dispatch(logOut)
      #expect(rig.store.state.tabs == ["mail", "news"])
    }
    for answer in ["Keep", "Discard"] {
      journeys.tell("the user answers \(answer)", makeAdmin()) { rig in
        rig.askBeforeLeaving()
        rig.store.dispatch(logOut)
        #expect(rig.route == "app/admin" && rig.store.state.tabs == ["mail", "news"])
        rig.user(.choose(.init(answer)))
      }
    }
    journeys.tell("a kept tab stays until the next route", .regions()) { rig in
      rig.store.dispatch(TestAction.listed(["mail", "news", "admin"]))
      rig.refuse("busy") { !$0.leaving.isEmpty }
      rig.store.dispatch(TestAction.listed(["mail", "news"]))
      rig.store.dispatch(TestAction.counted)
      rig.store.dispatch(TestAction.listed(["mail", "news", "admin"]))
      rig.store.dispatch(TestAction.listed(["mail", "news"]))
      rig.main.removeGuard()
      rig.go("app", "news")
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func guardReadsTheStateThatTheActionLeadsTo() {
    let rig = makeAdmin()
    var seen: [[String]] = []
    rig.main.guardRequests { [weak store = rig.store] _, _ in
      seen.append(store?.state.tabs ?? [])
      return .allow
    }

    rig.store.dispatch(logOut)

    #expect(seen == [["mail", "news"]])
    #expect(rig.route == "app/news")
  }

  @Test func middlewareSeesAnActionOnce() {
    let notes = Notes()
    let rig = makeAdmin(middlewares: [SpyMiddleware(name: "spy", notes: notes)])
    rig.askBeforeLeaving()
    notes.lines = []

    rig.store.dispatch(logOut)
    rig.user(.choose("Discard"))

    #expect(notes.lines == ["spy before, 0, app/admin", "spy after, 0, app/admin"])
  }
}

/// A session that ends while a guard keeps a letter.
@MainActor
struct EndedSessionTests {
  @Test(arguments: [true, false])
  func wallComesEvenWhileTheGuardAsks(isAction: Bool) {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let store = Store(initialState: DeskState(), reducer: DeskReducer(), stage: stage)
    let main = DeskCoordinator(wireframe, store)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
    if isAction { store.dispatch(DeskAction.sessionEnded) } else { store.route(.goto(["help"])) }
    #expect(stage.shownAlert != nil)

    main.endSession()
    controller.perform(.tap("Log in again"))

    #expect(store.state == DeskState(route: ["login"], isSignedIn: false))
    #expect(stage.visibleScreens.map(\.title) == ["Login"])
    assertSnapshot(of: stage.log)
  }
}
