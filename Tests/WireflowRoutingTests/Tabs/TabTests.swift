import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// Root items side by side.
@MainActor
struct TabTests {
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

/// Tabs that come and go with the state.
@MainActor
struct ComingTabTests {
  private let all = ["mail", "news", "admin"]

  @Test(arguments: Shape.allCases)
  func comeAndGoBesideStacksThatStay(_ shape: Shape) {
    let rig = RouteRig.regions(shape, at: ["app", "mail", "inbox", "42"])

    rig.store.dispatch(TestAction.listed(all))
    rig.controller.perform(.select("admin"))
    rig.store.route(.push("users"))
    rig.controller.perform(.adapt(.regular))
    rig.store.dispatch(TestAction.listed(["news", "mail"]))

    rig.expectLog(
      matches: """
        > (app)
          update \(shape.container): mail, news, admin
          start OverCoordinator
          start PagesCoordinator
        > select "admin"
          select admin
          route set: app/admin
        > (app)
          route store: app/admin/users
          push PageScreen "users" onto admin
        > adapt regular
          \(shape.adaptingLine("mail, news, admin"))
        > (app)
          update \(shape == .adaptive ? "split" : shape.container): news, mail
          cancel PagesCoordinator
          cancel OverCoordinator
          route set: app/news
        """)
    #expect(rig.route == "app/news")
    rig.controller.perform(.select("mail"))
    #expect(rig.route == "app/mail/inbox/42")
  }

  @Test
  func comeBeforeTheRouteThatLeadsToThem() {
    let rig = RouteRig.regions()

    rig.store.dispatch(TestAction.listed(all, ["app", "admin", "users"]))

    rig.expectLog(
      matches: """
        > (app)
          route reducer: app/admin/users
          update tab bar: mail, news, admin
          start OverCoordinator
          start PagesCoordinator
          + select admin
          + push PageScreen "users" onto admin
        """)
  }

  @Test
  func goOnceTheRouteHasLedElsewhere() {
    let rig = RouteRig.regions(at: ["app", "admin", "x"], state: TestState(tabs: all))

    rig.store.dispatch(TestAction.listed(["mail", "news"], ["app", "news", "y"]))

    rig.expectLog(
      matches: """
        > (app)
          route reducer: app/news/y
          update tab bar: mail, news
          cancel PagesCoordinator
          + select news
          + push PageScreen "y" onto news
          cancel OverCoordinator
        """)
    #expect(rig.route == "app/news/y")
  }

  @Test
  func takeWhatTheyPresentWithThem() {
    let rig = RouteRig.regions(at: ["app", "admin", "ban", "x"], state: TestState(tabs: all))

    rig.store.dispatch(TestAction.listed(["mail", "news"]))

    rig.expectLog(
      matches: """
        > (app)
          update tab bar: mail, news
          + dismiss PageScreen "ban"
          cancel PagesCoordinator
          cancel PagesCoordinator
          cancel OverCoordinator
          route set: app/mail
        """)
    #expect(rig.stage.modalScreens.isEmpty)
    #expect(rig.route == "app/mail")
  }

  @Test
  func comeBackAnew() {
    let rig = RouteRig.regions(at: ["app", "admin", "users"], state: TestState(tabs: all))
    weak let admin = rig.stage.rootScreens[2]
    #expect(admin != nil)

    rig.store.dispatch(TestAction.listed(["mail", "news"]))
    #expect(admin == nil)
    rig.store.dispatch(TestAction.listed(all))
    rig.store.route(.goto(["app", "admin", "logs"]))

    #expect(rig.stage.stack(of: rig.stage.rootScreens[2]).map(\.title) == ["admin", "logs"])
    #expect(rig.route == "app/admin/logs")
  }

  @Test
  func standOnceEvenIfTheStateHasThemTwice() {
    let rig = RouteRig.regions(state: TestState(tabs: ["mail", "news", "mail"]))

    rig.store.dispatch(TestAction.listed(["news", "news", "mail"]))

    rig.expectLog(
      matches: """
        > (app)
          route: the tab news is there twice
          update tab bar: news, mail
        """)
    #expect(rig.stage.rootScreens.map(\.title) == ["news", "mail"])
  }

  @Test
  func areRefusedWhenTheAppTookThemAwayItself() {
    let rig = RouteRig.whole(at: ["app", "B", "x"])
    let roots = rig.stage.rootScreens.compactMap { $0 as? PageScreen }

    rig.main.wireframe.update(rootItems: [roots[0], roots[2]])
    #expect(rig.route == "app/A")
    rig.store.route(.goto(["app", "B", "y"]))

    rig.expectLog(
      matches: """
        > (app)
          update tab bar: A, C
          cancel PagesCoordinator
          route set: app/A
          route store: app/B/y
          route: there is no tab B
          route set: app/A
        """)
    #expect(rig.route == "app/A")
  }
}
