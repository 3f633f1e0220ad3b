import TestSupport
import Testing
import Wireflow
import WireflowRouting
import WireflowTesting

/// Tabs in a modal, on the route.
@MainActor
struct ModalTabTests {
  private let introTabs = "dismiss button Close, tab bar: hello, topics, more"
  private let fileTabs = "dismiss button Done, split: disk, cloud"

  @Test(arguments: Shape.allCases)
  func leadsIntoATabAndFollowsTheUserThere(_ shape: Shape) {
    let rig = RouteRig.regions(shape)

    rig.store.route(.goto(["app", "mail", "intro", "topics", "music"]))
    rig.controller.perform(.select("hello"))
    rig.controller.perform(.adapt(.regular))
    rig.store.route(.goto(["app", "news", "intro", "topics", "music", "jazz"]))
    rig.controller.perform(.back)
    rig.controller.perform(.select("topics"))
    rig.controller.perform(.select("more"))
    rig.store.route(.push("x"))
    rig.controller.perform(.dismiss)

    rig.expectLog(
      matches: """
        > (app)
          route store: app/mail/intro/topics/music
          start ComingTabsCoordinator
          present PageScreen "hello" over PageScreen "mail" as \(shape.sheet), \(introTabs)
          start PagesCoordinator
          start PagesCoordinator
          + select topics
          + push PageScreen "music" onto topics
        > select "hello"
          select hello
          route set: app/mail/intro/hello
        > adapt regular
          \(shape.adaptingLine("mail, news"))
        > (app)
          route store: app/news/intro/topics/music/jazz
          select news
          + select topics
          + push PageScreen "jazz" onto topics
        > back
          pop PageScreen "jazz"
          route set: app/news/intro/topics/music
        > select "topics"
          pop PageScreen "music"
          route set: app/news/intro/topics
        > select "more"
          select more
          route set: app/news/intro/more
          start PagesCoordinator
        > (app)
          route store: app/news/intro/more/x
          push PageScreen "x" onto more
        > dismiss
          dismiss PageScreen "hello"
          cancel PagesCoordinator
          cancel PagesCoordinator
          cancel PagesCoordinator
          cancel ComingTabsCoordinator
          route set: app/news
        """)
    #expect(rig.route == "app/news")
  }

  @Test(arguments: [true, false])
  func goesBackToTheRouteBelowWhenTheUserLeaves(isSwiped: Bool) {
    let rig = RouteRig.regions(at: ["app", "mail", "intro", "topics"])
    let modal = rig.stage.modalScreens[0]

    if isSwiped {
      rig.stage.userDid(.removed([modal]), in: rig.backend)
    } else {
      rig.controller.perform(.back)
    }

    rig.expectLog(
      matches: """
        > \(isSwiped ? "dismiss" : "back")
          dismiss PageScreen "hello"
          cancel PagesCoordinator
          cancel PagesCoordinator
          cancel ComingTabsCoordinator
          route set: app/mail
        """)
  }

  @Test
  func dismissesTheModalThatIsNotOnTheRoute() {
    let rig = RouteRig.regions(at: ["app", "mail", "intro", "topics", "music"])

    rig.store.route(.goto(["app", "mail", "files", "cloud", "a"]))
    rig.store.route(.goto("login"))

    rig.expectLog(
      matches: """
        > (app)
          route store: app/mail/files/cloud/a
          dismiss PageScreen "hello"
          cancel PagesCoordinator
          cancel PagesCoordinator
          finish ComingTabsCoordinator
          start ComingTabsCoordinator
          + present PageScreen "disk" over PageScreen "mail" as full screen, \(fileTabs)
          start MailCoordinator
          start MailCoordinator
          + select cloud
          + push PageScreen "a" onto cloud
          route store: login
          dismiss PageScreen "disk"
          cancel MailCoordinator
          cancel MailCoordinator
          finish ComingTabsCoordinator
          start PagesCoordinator
          + install tab bar: login
          cancel MailCoordinator
          cancel PagesCoordinator
          cancel ComingTabsCoordinator
          cancel OverCoordinator
        """)
  }

  @Test
  func followsTheTabOfAModalThatAnotherCovers() {
    let rig = RouteRig.regions(at: ["app", "mail", "intro", "topics"])
    rig.main.wireframe.presentModally(PageScreen("login"))
    let hello = rig.stage.rootScreens(around: rig.stage.modalScreens[0])[0]

    rig.main.wireframe.select(hello)

    #expect(rig.route == "app/mail/intro/hello")
  }

  @Test
  func waitsBehindAnAlertWithAllOfItsRoute() {
    let rig = RouteRig.regions()
    rig.main.wireframe.presentAlert(AlertContent(title: "Wait"), from: rig.stage.rootScreens[0])

    rig.store.route(.push(["intro", "topics"]))
    #expect(rig.route == "app/mail/intro/topics")
    rig.store.route(.push("music"))
    rig.controller.perform(.choose("OK"))

    rig.expectLog(
      matches: """
        > (app)
          alert "Wait" [OK]
          route store: app/mail/intro/topics
          start ComingTabsCoordinator
          hold present PageScreen "hello": alert "Wait" is open
          route store: app/mail/intro/topics/music
        > choose "OK"
          close alert "Wait"
          present PageScreen "hello" over PageScreen "mail" as sheet, dismiss button Close, tab bar: hello, topics, more
          start PagesCoordinator
          start PagesCoordinator
          select topics
          + push PageScreen "music" onto topics
        """)
  }

  @Test
  func presentsNothingThatAGuardRefuses() {
    let rig = RouteRig.regions()
    rig.main.guardRequests { _, request in
      if case .presentRootItems = request.requests.first { .refuse("not now") } else { .allow }
    }

    rig.store.route(.push(["intro", "topics", "music"]))

    rig.expectLog(
      matches: """
        > (app)
          route store: app/mail/intro/topics/music
          start ComingTabsCoordinator
          ignored present PageScreen "hello": MainCoordinator refused, not now
          route: there is no tab topics
          cancel ComingTabsCoordinator
          route set: app/mail
        """)
    #expect(rig.route == "app/mail")
  }

  @Test
  func staysWhenItsFirstTabComesAndGoes() {
    let rig = RouteRig.regions(at: ["app", "mail", "intro", "topics", "music"])
    let links = RouteLinks(
      rig.store, format: RouteURLFormat(schemes: ["app"]),
      patterns: [LinkPattern("rules") { _ in ["app", "mail", "intro", "rules"] }])

    rig.store.dispatch(TestAction.listed(["mail", "news", "admin"]))
    #expect(rig.route == "app/mail/intro/topics/music")
    #expect(links.open("app://rules"))
    rig.store.dispatch(TestAction.listed(["mail", "news"]))

    rig.expectLog(
      matches: """
        > (app)
          update tab bar: mail, news, admin
          start OverCoordinator
          start PagesCoordinator
          update tab bar: rules, hello, topics, more
          start PagesCoordinator
          route store: app/mail/intro/rules
          pop PageScreen "music"
          + select rules
          update tab bar: mail, news
          cancel PagesCoordinator
          cancel OverCoordinator
          update tab bar: hello, topics, more
          cancel PagesCoordinator
          route set: app/mail/intro/hello
        """)
    #expect(rig.route == "app/mail/intro/hello")
  }

  @Test
  func leavesNothingBehind() {
    let rig = RouteRig.regions()
    weak var page: (any Screen)?
    weak var coordinator: (any FlowCoordinator)?
    rig.store.route(.push(["intro", "topics", "music"]))
    page = rig.stage.rootScreens(around: rig.stage.modalScreens[0])[1]
    coordinator = page.flatMap(rig.stage.coordinator)
    #expect(page != nil && coordinator != nil)

    rig.controller.perform(.dismiss)

    #expect(page == nil && coordinator == nil)
    #expect(rig.route == "app/mail")
  }

  @Test(arguments: Shape.allCases)
  func isFreedWithTheController(_ shape: Shape) {
    expectNoLeaks { tracker in
      let rig = RouteRig.regions(shape, at: ["app", "mail", "inbox", "42", "intro", "topics", "x"])
      tracker.track(rig.controller)
      tracker.track(rig.store)
      tracker.track(rig.stage)
      for screen in rig.stage.visibleScreens + rig.stage.modalScreens { tracker.track(screen) }
    }
  }
}
