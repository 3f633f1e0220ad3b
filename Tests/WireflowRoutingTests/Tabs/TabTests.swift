import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTesting

/// Root items side by side, in the base and in modals, which may come and go with the state.
@MainActor
struct TabTests {
  private let all = ["mail", "news", "admin"]

  @Test func followRoutesAndTheUser() {
    var journeys = RouteJourneys()
    journeys.tell("tabs that a route names or does not name", .whole()) { rig in
      rig.go("app", "A", "x")
      rig.user(.select("B"), .select("A"))
      rig.go("app", "C", "x")
      rig.go("app")
    }
    journeys.tell("tabs behind what covers them", .whole(at: ["app", "A", "play", "m"])) { rig in
      rig.main.wireframe.select(rig.stage.rootScreens[1])
      rig.store.route(.push("sheet"))
      rig.main.wireframe.minimizeFullscreenView(animated: true)
    }
    journeys.tell("tabs that the app took away", .whole(at: ["app", "B", "x"])) { rig in
      let roots = rig.stage.rootScreens.compactMap { $0 as? PageScreen }
      rig.main.wireframe.update(rootItems: [roots[0], roots[2]])
      rig.go("app", "B", "y")
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func comeAndGoWithTheState() {
    var journeys = RouteJourneys()
    for shape in Shape.allCases {
      journeys.tell("stacks that stay, \(shape)", .regions(shape, at: ["app", "mail", "x"])) {
        rig in
        rig.store.dispatch(TestAction.listed(all))
        rig.user(.select("admin"))
        rig.store.route(.push("users"))
        rig.user(.adapt(.regular))
        rig.store.dispatch(TestAction.listed(["news", "mail"]))
        rig.user(.select("mail"))
      }
    }
    journeys.tell("routes to what comes and from what goes", .regions()) { rig in
      rig.store.dispatch(TestAction.listed(all, ["app", "admin", "users"]))
      rig.store.dispatch(TestAction.listed(["mail", "news"], ["app", "news", "y"]))
      rig.store.dispatch(TestAction.listed(all))
      rig.go("app", "admin", "ban", "x")
      rig.store.dispatch(TestAction.listed(["mail", "news"]))
      rig.store.dispatch(TestAction.listed(["news", "news", "mail"]))
    }
    let music: Route = ["app", "mail", "intro", "topics", "music"]
    journeys.tell("the first tab of a modal", .regions(at: music)) { rig in
      rig.store.dispatch(TestAction.listed(all))
      rig.go("app", "mail", "intro", "rules")
      rig.store.dispatch(TestAction.listed(["mail", "news"]))
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func standInModals() {
    var journeys = RouteJourneys()
    for shape in Shape.allCases {
      journeys.tell("a modal with tabs, \(shape)", .regions(shape)) { rig in
        rig.go("app", "mail", "intro", "topics", "music")
        rig.user(.select("hello"), .adapt(.regular))
        rig.go("app", "news", "intro", "topics", "music", "jazz")
        rig.user(.back, .select("topics"), .select("more"))
        rig.store.route(.push("x"))
        rig.user(.dismiss)
      }
    }
    journeys.tell("ways out of a modal with tabs", .regions()) { rig in
      rig.go("app", "mail", "intro", "topics")
      rig.stage.userDid(.removed([rig.stage.modalScreens[0]]), in: rig.backend)
      rig.go("app", "mail", "intro", "topics")
      rig.user(.back)
      rig.go("app", "mail", "intro", "topics", "music")
      rig.go("app", "mail", "files", "cloud", "a")
      rig.go("login")
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func waitInModalsBehindAlertsAndGuards() {
    var journeys = RouteJourneys()
    journeys.tell("a modal that another covers", .regions(at: ["app", "mail", "intro", "topics"])) {
      rig in
      rig.main.wireframe.presentModally(PageScreen("login"))
      rig.main.wireframe.select(rig.stage.rootScreens(around: rig.stage.modalScreens[0])[0])
    }
    journeys.tell("a modal that waits for an alert", .regions()) { rig in
      rig.main.wireframe.presentAlert(AlertContent(title: "Wait"), from: rig.stage.rootScreens[0])
      rig.store.route(.push(["intro", "topics"]))
      rig.store.route(.push("music"))
      rig.user(.choose("OK"))
    }
    journeys.tell("a modal that a guard refuses", .regions()) { rig in
      rig.refuse("not now") {
        if case .presentRootItems = $0.requests.first { true } else { false }
      }
      rig.store.route(.push(["intro", "topics", "music"]))
    }

    assertSnapshot(of: journeys.text)
  }

  @Test func leaveNothingBehind() {
    let rig = RouteRig.regions(at: ["app", "admin"], state: TestState(tabs: all))
    weak let admin = rig.stage.rootScreens[2]
    rig.store.route(.push(["intro", "topics", "music"]))
    #expect(rig.main.scenes.currentTag == "app")
    weak let page = rig.stage.rootScreens(around: rig.stage.modalScreens[0])[1]
    weak let coordinator = page.flatMap(rig.stage.coordinator)
    #expect(admin != nil && page != nil && coordinator != nil)

    rig.user(.dismiss)
    rig.store.dispatch(TestAction.listed(["mail", "news"]))

    #expect(admin == nil && page == nil && coordinator == nil)
  }

  @Test(arguments: Shape.allCases)
  func areFreedWithTheController(_ shape: Shape) {
    expectNoLeaks { tracker in
      let rig = RouteRig.regions(shape, at: ["app", "mail", "inbox", "42", "intro", "topics", "x"])
      for object in [rig.controller, rig.store, rig.stage, rig.main] as [AnyObject] {
        tracker.track(object)
      }
      for screen in rig.stage.visibleScreens + rig.stage.modalScreens { tracker.track(screen) }
    }
  }
}

/// Tabs that are the main flow of an app.
@MainActor
struct MainTabTests {
  private func makeApp(_ tags: [String]) -> (ApplicationController, MainTabsCoordinator) {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    var state = TestState()
    state.route = ["B", "x"]
    let store = Store(initialState: state, reducer: TestReducer(), stage: stage, logsRoutes: false)
    let main = MainTabsCoordinator(wireframe, store, tags)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
    return (controller, main)
  }

  @Test func beginWithTheRouteOfTheStateAndLeadTheRoutes() {
    let (controller, main) = makeApp(["A", "B"])
    main.store.route(.goto(["A", "y"]))
    controller.perform(.back)

    #expect(main.store.rootCoordinator === main)
    #expect(main.store.state.route == ["A"] && main.tabs.selectedTag == "A")
    assertSnapshot(of: controller.stage.log)
  }

  @Test func withoutTabsInstallsNothingAndSaysSo() {
    let stage = makeApp([]).0.stage

    #expect(stage.log.lines.contains("  ignored install: there are no root items"))
    #expect(stage.rootScreens.isEmpty)
  }
}

private final class MainTabsCoordinator: MainFlowCoordinator, TabBarCoordinator {
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs
  let store: Store<TestState>

  init(_ wireframe: any ApplicationWireframe, _ store: Store<TestState>, _ tags: [String]) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    tabs = RouteTabs(store, tabs: tags.map { .pages($0, wireframe, store) })
  }
}
