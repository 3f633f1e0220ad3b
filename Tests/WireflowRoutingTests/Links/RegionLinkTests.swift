import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// Links to details, to tabs in modals and to tabs that come with a login, from anywhere.
@MainActor
struct RegionLinkTests {
  private nonisolated static let places: [Route] = [
    ["app", "mail"], ["app", "mail", "inbox", "old"], ["app", "mail", "inbox", "42", "photo"],
    ["app", "news", "a"], ["app", "news", "intro", "hello"],
    ["app", "mail", "inbox", "7", "intro", "topics", "music"], ["app", "mail", "intro", "more"],
    ["app", "news", "files", "cloud", "work", "1"], ["login", "x"],
  ]

  private nonisolated static let links: [(url: String, titles: [String], split: [String])] = [
    ("app://mail/inbox/42", ["42"], ["42", "inbox"]),
    ("app://mail/intro/topics/music", ["music"], ["music"]),
    ("app://news/files/disk/2/page", ["page", "disk"], ["page", "disk"]),
  ]

  private func links(of rig: RouteRig) -> RouteLinks<TestState> {
    RouteLinks(
      rig.store, format: RouteURLFormat(schemes: ["app"]),
      patterns: [
        LinkPattern("mail/inbox/:message", behind: "app"),
        LinkPattern("mail/intro/:tab/:page", behind: "app"),
        LinkPattern("news/files/:tab/:file/:page", behind: "app"),
        LinkPattern("admin/:page", behind: "app"),
      ],
      behind: { link, state in
        link.route.first == "admin" && !state.tabs.contains("admin") ? "login" : nil
      })
  }

  @Test(arguments: places, Shape.allCases)
  func leadFromEveryPlaceAsFromACold(_ place: Route, _ shape: Shape) {
    for link in Self.links {
      let rig = RouteRig.regions(shape, at: place)
      let open = links(of: rig)
      rig.main.wireframe.presentModally(PageScreen("stranger"))
      rig.main.wireframe.presentAlert(AlertContent(title: "Wait"), from: rig.stage.rootScreens[0])

      #expect(open.open(link.url))

      let cold = RouteRig.regions(shape, isLaunched: false)
      #expect(links(of: cold).open(link.url))
      cold.controller.finishLaunching()
      #expect(rig.tree == cold.tree)
      #expect(rig.route == cold.route)
      let titles = shape == .split ? link.split : link.titles
      #expect(rig.stage.visibleScreens.map(\.title) == titles)
    }
  }

  @Test(arguments: [FormFactor.compact, .regular])
  func takeStrangersOffTheListBesideTheirDetail(_ formFactor: FormFactor) {
    let rig = RouteRig.regions(.adaptive, at: ["app", "mail", "inbox", "42"])
    let inbox = rig.stage.stack(of: rig.stage.rootScreens[0])[1]
    rig.controller.perform(.adapt(.regular))
    rig.main.wireframe.push(PageScreen("stranger"), from: inbox)
    rig.controller.perform(.adapt(formFactor))

    #expect(links(of: rig).open("app://mail/inbox/42"))

    #expect(rig.stage.stack(of: inbox).map(\.title) == ["mail", "inbox"])
    #expect(rig.stage.detail(beside: inbox).map(\.title) == ["42"])
    #expect(rig.route == "app/mail/inbox/42")
  }

  @Test(arguments: places, Shape.allCases)
  func changeNothingAtTheirPlace(_ place: Route, _ shape: Shape) {
    let rig = RouteRig.regions(shape, at: place)
    let before = rig.tree
    _ = rig.newLog()

    rig.store.route(.goto(place))

    #expect(rig.tree == before)
    rig.expectLog(matches: "> (app)\n  route store: \(place)")
  }

  @Test
  func comeOnTopOfTheTabsOfAModalThatStays() {
    let rig = RouteRig.regions(at: ["app", "mail", "intro", "more", "x"])
    let open = links(of: rig)
    open.arrival = .onTop

    #expect(open.open("app://mail/intro/topics/music"))
    rig.controller.perform(.select("more"))

    #expect(rig.route == "app/mail/intro/more/x")
  }

  @Test
  func leadOnToATabThatComesWithTheLogin() {
    let rig = RouteRig.regions(at: ["app", "mail", "inbox", "42"])
    let open = links(of: rig)

    #expect(open.open("app://admin/users"))
    #expect(rig.route == "login")
    rig.store.dispatch(TestAction.listed(["mail", "news", "admin"]))

    rig.expectLog(
      matches: """
        > (app)
          route store: login
          start PagesCoordinator
          install tab bar: login
          cancel MailCoordinator
          cancel PagesCoordinator
          cancel ComingTabsCoordinator
          cancel OverCoordinator
          route store: app/admin/users
          start OverCoordinator
          start ComingTabsCoordinator
          install tab bar: mail, news, admin
          cancel PagesCoordinator
          start MailCoordinator
          start PagesCoordinator
          start OverCoordinator
          start PagesCoordinator
          + select admin
          + push PageScreen "users" onto admin
        """)
    #expect(rig.route == "app/admin/users")
  }
}
