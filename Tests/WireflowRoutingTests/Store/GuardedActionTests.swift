import TestSupport
import Testing
import Wireflow
import WireflowRouting

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
    rig.expectLog(
      matches: """
          hold route app/news: MainCoordinator decides
          alert "Log out?" [Yes, No]
        > choose "No"
          close alert "Log out?"
          ignored route app/news: MainCoordinator refused, No
        > (app)
          hold route app/news: MainCoordinator decides
          alert "Log out?" [Yes, No]
        > choose "Yes"
          close alert "Log out?"
          route reducer: app/news
          update tab bar: mail, news
          cancel PagesCoordinator
          + select news
          cancel OverCoordinator
        """)
  }

  @Test func otherActionsGoOnWhileAGuardDecides() {
    let rig = makeRig()
    askBeforeLeaving(rig)

    rig.store.dispatch(logOut)
    rig.store.dispatch(TestAction.counted)
    #expect(rig.store.state.count == 1)
    rig.controller.perform(.choose("Yes"))

    #expect(rig.store.state.count == 1)
    #expect(rig.route == "app/news")
  }

  @Test func tabThatAGuardKeepsStaysUntilTheNextRoute() {
    let rig = RouteRig.regions(at: ["app", "mail"])
    rig.store.dispatch(TestAction.listed(["mail", "news", "admin"]))
    rig.main.guardRequests { _, request in request.leaving.isEmpty ? .allow : .refuse("busy") }
    let tree = rig.tree
    _ = rig.newLog()

    rig.store.dispatch(TestAction.listed(["mail", "news"]))
    rig.store.dispatch(TestAction.counted)
    #expect(rig.tree == tree)
    #expect(rig.store.state.tabs == ["mail", "news"])
    rig.main.removeGuard()
    rig.store.route(.goto(["app", "news"]))

    #expect(rig.stage.rootScreens.map(\.title) == ["mail", "news"])
    rig.expectLog(
      matches: """
          ignored route app/mail: MainCoordinator refused, busy
          route store: app/news
          update tab bar: mail, news
          cancel PagesCoordinator
          + select news
          cancel OverCoordinator
        """)
  }

  @Test func tabThatComesBackIsNoNews() {
    let rig = RouteRig.regions(at: ["app", "mail"])
    rig.store.dispatch(TestAction.listed(["mail", "news", "admin"]))
    rig.main.guardRequests { _, request in request.leaving.isEmpty ? .allow : .refuse("busy") }
    rig.store.dispatch(TestAction.listed(["mail", "news"]))
    _ = rig.newLog()

    rig.store.dispatch(TestAction.listed(["mail", "news", "admin"]))
    rig.store.dispatch(TestAction.listed(["mail", "news", "admin", "more"]))

    rig.expectLog(
      matches: """
          update tab bar: mail, news, admin, more
          start PagesCoordinator
        """)
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

  @Test func asksNobodyWhenTheRouteStays() {
    let rig = makeRig()
    rig.main.guardRequests { _, _ in .refuse("no") }

    rig.store.dispatch(TestAction.counted)

    #expect(rig.store.state.count == 1)
  }
}
