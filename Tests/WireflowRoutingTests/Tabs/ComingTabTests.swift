import TestSupport
import Testing
import Wireflow
import WireflowRouting

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
  func beginWithTheTabsOfTheState() {
    let rig = RouteRig.regions(
      at: ["app", "admin", "users"], state: TestState(tabs: all), isLaunched: false)

    rig.controller.finishLaunching()

    #expect(rig.route == "app/admin/users")
    #expect(rig.stage.rootScreens.map(\.title) == all)
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
  func areRefusedClearlyWhileTheyAreNotThere() {
    let rig = RouteRig.regions(at: ["app", "news", "x"])

    rig.store.route(.goto(["app", "admin", "users"]))

    rig.expectLog(
      matches: """
        > (app)
          route store: app/admin/users
          route: there is no tab admin
          route set: app/news/x
        """)
    #expect(rig.route == "app/news/x")
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
  func stayWhenTheStateHasNone() {
    let rig = RouteRig.regions(at: ["app", "news", "x"])

    rig.store.dispatch(TestAction.listed([]))

    rig.expectLog(
      matches: """
        > (app)
          ignored update: there are no root items
        """)
    #expect(rig.route == "app/news/x")
  }

  @Test
  func stayUntilTheNextRouteWhenAGuardKeepsThem() {
    let rig = RouteRig.regions(at: ["app", "admin", "x"], state: TestState(tabs: all))
    rig.main.guardRequests { _, request in
      if case .update = request.requests.first { .refuse("unsaved") } else { .allow }
    }

    rig.store.dispatch(TestAction.listed(["mail", "news"]))
    #expect(rig.store.state.tabs == ["mail", "news"])
    #expect(rig.route == "app/admin/x")
    rig.main.removeGuard()
    rig.store.route(.push("y"))

    #expect(rig.route == "app/mail")
    rig.expectLog(
      matches: """
        > (app)
          ignored route app/admin/x: MainCoordinator refused, unsaved
          route store: app/admin/x/y
          update tab bar: mail, news
          cancel PagesCoordinator
          route: there is no tab admin
          cancel OverCoordinator
          route set: app/mail
        """)
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
