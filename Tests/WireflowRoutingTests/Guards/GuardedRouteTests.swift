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
  private func makeAdmin() -> RouteRig {
    let rig = RouteRig.regions(at: ["app", "mail"])
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

    assertSnapshot(of: journeys.text)
  }

  @Test(arguments: [["news"], ["nowhere"], []] as [Route])
  func staysWithTheModalOfATabThatIsKept(_ rest: Route) {
    let rig = makeAdmin()
    rig.store.route(.push("ban"))
    if rest == ["news"] { rig.refuse("a draft is open") { !$0.leaving.isEmpty } }
    let tree = rig.tree

    rig.store.route(.goto(["app"] + rest))

    #expect(rig.tree == tree && rig.route == "app/admin/ban")
  }

  @Test func dropsALinkThatAGuardRefusesAfterTheLogin() {
    let rig = RouteRig.whole(at: "login", state: TestState(isSignedIn: false))
    rig.user(.open("app://app/A/x"))
    rig.refuse("a draft is open") { !$0.leaving.isEmpty }

    rig.store.dispatch(TestAction.signedIn)

    #expect(rig.store.state.links == ["kept app/A/x", "dropped app/A/x"])
  }

  @Test func keepsTheWaitingLinkIfAGuardRefusesALaterOne() {
    let rig = RouteRig.whole(at: "login", state: TestState(isSignedIn: false))
    rig.user(.open("app://app/A/x"))
    rig.store.route(.push("draft"))
    rig.refuse("a draft is open") { !$0.leaving.isEmpty }

    rig.user(.open("app://app/B/y"))

    #expect(rig.links.pendingLink == RouteLink(["app", "A", "x"]))
  }

  @Test func looksAtALinkAgainOnceTheGuardHasDecided() {
    let rig = RouteRig.whole(at: ["app", "A", "draft"])
    rig.askBeforeLeaving()
    rig.user(.open("app://app/B/y"))
    rig.store.dispatch(TestAction.expired)

    rig.user(.choose("Discard"))

    #expect(rig.route == "login" && rig.links.pendingLink == RouteLink(["app", "B", "y"]))
  }

  @Test func reachesATabOfTheStateWhileAGuardKeepsAnother() {
    let rig = makeAdmin()
    rig.refuse("busy") { !$0.leaving.isEmpty }
    rig.store.dispatch(TestAction.listed(["mail", "news"]))
    rig.store.dispatch(TestAction.listed(["mail", "news", "chat"]))
    rig.main.removeGuard()

    rig.user(.open("app://app/chat"))

    #expect(rig.route == "app/chat")
  }

  @Test(arguments: ["Keep", "Discard"])
  func asksOnceBeforeAnArchiveIsRestored(_ answer: String) throws {
    let rig = RouteRig.whole(at: ["app", "B", "y"])
    let archive = try #require(rig.store.archive)
    rig.go("app", "A", "draft")
    rig.askBeforeLeaving()

    rig.store.restore(archive, onRefusal: { Issue.record("\($0)") })
    rig.user(.choose(.init(answer)))

    #expect(rig.route == (answer == "Keep" ? "app/A/draft" : "app/B/y"))
  }

  @Test func asksOnceAboutEverythingThatLeavesInTheStateThatTheActionLeadsTo() {
    for rig in [RouteRig.whole(at: ["app", "A", "draft", "more", "sheet"]), makeAdmin()] {
      var asked: [String] = []
      rig.main.guardRequests { [weak store = rig.store] _, request in
        guard !request.leaving.isEmpty else { return .allow }
        asked.append("\(request.leaving.map(\.title)) \(store?.state.tabs ?? [])")
        return .allow
      }
      if rig.stage.state.modalScreens.isEmpty {
        rig.store.dispatch(logOut)
        #expect(asked == [#"["admin"] ["mail", "news"]"#] && rig.route == "app/news")
      } else {
        rig.store.route(.push("sheet"))
        rig.user(.open("app://app/B/y"))
        #expect(asked == [#"["sheet", "sheet", "more", "draft"] ["mail", "news"]"#])
      }
    }
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
}

/// A session that ends while a guard keeps a letter.
@MainActor
struct EndedSessionTests {
  @Test func wallComesEvenWhileTheGuardAsks() {
    let (main, app) = DeskCoordinator.launch()
    main.store.dispatch(DeskAction.sessionEnded)
    #expect(app.stage.shownAlert != nil)

    main.endSession()
    app.perform(.tap("Log in again"))

    #expect(main.store.state == DeskState(route: ["login"], isSignedIn: false))
    assertSnapshot(of: app.stage.log)
  }
}
