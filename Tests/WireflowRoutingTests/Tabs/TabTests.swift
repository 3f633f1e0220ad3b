import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// Root items side by side.
@MainActor
struct TabTests {
  @Test
  func beginsWithTheTabOfTheRoute() {
    let rig = RouteRig.whole(at: ["app", "B", "x"], isLaunched: false)

    rig.controller.finishLaunching()

    rig.expectLog(
      matches: """
        > launch
          start MainCoordinator
          start OverCoordinator
          start PlayingCoordinator
          start TabsCoordinator
          install tab bar: A, B, C
          start PagesCoordinator
          start PagesCoordinator
          + select B
          + push PageScreen "x" onto B
        """)
  }

  @Test
  func completesTheRouteThatNamesNoTab() {
    #expect(RouteRig.whole(at: ["app"]).route == "app/A")
  }

  @Test
  func followsTheUserToAnotherTabAndKeepsTheStacks() {
    let rig = RouteRig.whole(at: ["app", "A", "x"])

    rig.controller.perform(.select("B"))
    #expect(rig.route == "app/B")
    rig.controller.perform(.select("A"))

    #expect(rig.route == "app/A/x")
  }

  @Test
  func namesWhatIsSelectedAndPresented() throws {
    var made: (tabs: RouteTabs, presentables: RoutePresentables)?
    let rig = RouteRig(at: ["app", "A"]) { wireframe, store in
      [
        RouteScene("app") { _ in
          let tabs = TabsCoordinator(wireframe, store, [("A", .together), ("B", .together)])
          let presentables = RoutePresentables(
            store, root: tabs, scenes: [.modal("sheet", wireframe, store)])
          made = (tabs.tabs, presentables)
          return OverCoordinator(wireframe, presentables)
        }
      ]
    }
    let (tabs, presentables) = try #require(made)
    #expect(tabs.selectedTag == "A" && presentables.presentedTag == nil)

    rig.store.route(.goto(["app", "B", "sheet"]))
    #expect(tabs.selectedTag == "B" && presentables.presentedTag == "sheet")
    rig.controller.perform(.dismiss)

    #expect(presentables.presentedTag == nil)
  }

  @Test
  func followsToAnotherTabBehindWhatCoversBoth() {
    let rig = RouteRig.whole(at: ["app", "A", "play", "m"])

    rig.main.wireframe.select(rig.stage.rootScreens[1])
    #expect(rig.route == "app/B/play/m")
    rig.store.route(.push("sheet"))
    rig.main.wireframe.minimizeFullscreenView(animated: true)

    #expect(rig.route == "app/B/sheet")
  }

  @Test
  func followsASecondTapToTheRoot() {
    let rig = RouteRig.whole(at: ["app", "A", "x", "y"])

    rig.controller.perform(.select("A"))

    rig.expectLog(
      matches: """
        > select "A"
          pop to PageScreen "A"
          route set: app/A
        """)
  }

  @Test
  func begunByTheUserItLeadsOn() {
    let rig = RouteRig.whole()

    rig.controller.perform(.select("C"))
    rig.store.route(.push("x"))

    rig.expectLog(
      matches: """
        > select "C"
          select C
          route set: app/C
          start PagesCoordinator
        > (app)
          route store: app/C/x
          push PageScreen "x" onto C
        """)
  }

  @Test
  func begunByTheRouteItLeadsOn() {
    let rig = RouteRig.whole()

    rig.store.route(.goto(["app", "C", "x"]))

    rig.expectLog(
      matches: """
        > (app)
          route store: app/C/x
          select C
          start PagesCoordinator
          + push PageScreen "x" onto C
        """)
  }

  @Test
  func staysWhereItIsWhenThereIsNoSuchTab() {
    let rig = RouteRig.whole(at: ["app", "A", "x"])

    rig.store.route(.goto(["app", "Z"]))

    #expect(rig.route == "app/A/x")
    #expect(rig.newLog().contains("route: there is no tab Z"))
  }
}

/// Tabs that are the main flow of an app.
@MainActor
struct MainTabTests: LoggingRig {
  private let store: Store<TestState>
  private let controller: ApplicationController
  private let reader: LogReader

  init() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    reader = LogReader(stage.log)
    var state = TestState()
    state.route = ["B", "x"]
    store = Store(initialState: state, reducer: TestReducer(), stage: stage, routeLogger: nil)
    controller = ApplicationController(
      wireframe: wireframe, mainFlow: MainTabsCoordinator(wireframe, store))
    controller.finishLaunching()
  }

  func newLog() -> String { reader.newText() }

  @Test func beginWithTheRouteOfTheState() {
    expectLog(
      matches: """
        > launch
          start MainTabsCoordinator
          install tab bar: A, B
          start PagesCoordinator
          start PagesCoordinator
          select B
          + push PageScreen "x" onto B
        """)
    #expect(store.rootCoordinator === controller.mainFlow)
  }

  @Test func followRoutesAndLeadThem() {
    _ = newLog()

    store.route(.goto(["A", "y"]))
    controller.perform(.back)

    expectLog(
      matches: """
        > (app)
          select A
          + push PageScreen "y" onto A
        > back
          pop PageScreen "y"
        """)
    #expect(store.state.route == ["A"])
  }

  @Test func goWithTheApp() {
    weak var main: MainTabsCoordinator?
    do {
      let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
      let wireframe = TabBarWireframe(stage: stage)
      let store = Store(
        initialState: TestState(), reducer: TestReducer(), stage: stage, routeLogger: nil)
      let tabs = MainTabsCoordinator(wireframe, store)
      main = tabs
      let controller = ApplicationController(wireframe: wireframe, mainFlow: tabs)
      controller.finishLaunching()
      #expect(stage.rootScreens.count == 2)
    }

    #expect(main == nil)
  }

  @Test
  func withoutTabsInstallsNothingAndSaysSo() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let store = Store(
      initialState: TestState(), reducer: TestReducer(), stage: stage, routeLogger: nil)
    let tabs = MainTabsCoordinator(wireframe, store, [])
    ApplicationController(wireframe: wireframe, mainFlow: tabs).finishLaunching()

    #expect(stage.log.lines.contains("  ignored install: there are no root items"))
    #expect(stage.rootScreens.isEmpty)
  }
}

private final class MainTabsCoordinator: MainFlowCoordinator, TabBarCoordinator {
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs

  init(
    _ wireframe: any ApplicationWireframe, _ store: Store<TestState>, _ tags: [String] = ["A", "B"]
  ) {
    self.wireframe = FlowWireframe(wireframe)
    tabs = RouteTabs(store, tabs: tags.map { .pages($0, wireframe, store) })
  }
}
