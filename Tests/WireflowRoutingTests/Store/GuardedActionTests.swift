import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// An action whose route a guard refuses changes nothing: state and screen stay in step.
@MainActor
struct GuardedActionTests {
  /// An administrator, whose tab is selected.
  private func makeRig() -> RouteRig {
    let rig = RouteRig.regions(at: ["app", "mail"])
    rig.store.dispatch(TestAction.listed(["mail", "news", "admin"], ["app", "admin"]))
    _ = rig.newLog()
    return rig
  }

  /// The user logs out: the tab of administrators goes, and the route leads elsewhere.
  private let logOut = TestAction.listed(["mail", "news"], ["app", "news"])

  @Test func keepsTheTabOfAUserWhoStays() {
    let rig = makeRig()
    rig.main.guardRequests { _, _ in .refuse("a draft is open") }
    let (tree, state) = (rig.tree, rig.store.state)

    rig.store.dispatch(logOut)

    #expect(rig.tree == tree)
    #expect(rig.store.state == state)
    rig.expectLog(
      matches: """
          ignored route app/news: MainCoordinator refused, a draft is open
        """)
  }

  @Test func waitsForTheAnswerOfTheUser() {
    let rig = makeRig()
    let front = rig.stage.visibleScreens[0]
    rig.main.guardRequests { [weak front] _, request in
      guard let front, request.takesAway(front) || !request.requests.isEmpty else { return .allow }
      return .ask(
        AlertContent(title: "Log out?", actions: [.init("Yes"), .init("No")]), from: front
      ) { $0.title == "Yes" }
    }
    let (tree, state) = (rig.tree, rig.store.state)

    rig.store.dispatch(logOut)
    #expect(rig.store.state == state)
    rig.controller.perform(.choose("No"))
    #expect(rig.tree == tree)
    #expect(rig.store.state == state)
    rig.store.dispatch(logOut)
    rig.controller.perform(.choose("Yes"))

    #expect(rig.store.state.tabs == ["mail", "news"])
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

  @Test func keepsATabBehindThatAGuardKeeps() {
    let rig = RouteRig.regions(at: ["app", "mail"])
    rig.store.dispatch(TestAction.listed(["mail", "news", "admin"]))
    rig.main.guardRequests { _, request in request.leaving.isEmpty ? .allow : .refuse("busy") }
    let (tree, state) = (rig.tree, rig.store.state)

    rig.store.dispatch(TestAction.listed(["mail", "news"]))

    #expect(rig.tree == tree)
    #expect(rig.store.state == state)
  }

  @Test func asksNobodyWhenTheRouteStays() {
    let rig = makeRig()
    rig.main.guardRequests { _, _ in .refuse("no") }

    rig.store.dispatch(TestAction.counted)

    #expect(rig.store.state.count == 1)
  }
}
