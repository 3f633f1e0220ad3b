import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// Links into an app from any state.
@MainActor
struct RouteLinksTests {
  private static let format = RouteURLFormat(schemes: ["app"])
  private static let patterns = [
    LinkPattern("A/:page", behind: "app"), LinkPattern("home") { _ in ["app", "B"] },
    LinkPattern("gone/:what") { throw RouteURLError.unknownLink($0.link.route) },
    LinkPattern("play/:what") { ["app", "A", "play", $0["what"]] },
    LinkPattern("sheet") { _ in ["app", "A", "sheet"] },
  ]

  private func makeLinks(_ rig: RouteRig) -> RouteLinks<TestState> {
    let links = RouteLinks(rig.store, format: Self.format, patterns: Self.patterns) { _, state in
      state.isSignedIn ? nil : "login"
    }
    rig.controller.onOpen = { links.open($0) }
    return links
  }

  private func makeLockedRig() -> RouteRig {
    var state = TestState()
    state.isSignedIn = false
    return .whole(at: "login", state: state)
  }

  @Test func readsTypedParametersInAPattern() throws {
    let rig = RouteRig.whole()
    let page = RouteParameter<Int>("page")
    let links = RouteLinks(
      rig.store, format: Self.format,
      patterns: [
        LinkPattern("A") { match in
          ["app", "A", "page \(try match.link.parameters.value(of: page) ?? 1)"]
        }
      ])

    try links.follow("app://A?page=2")
    #expect(rig.stage.visibleScreens.map(\.title) == ["page 2"])
    #expect(throws: RouteURLError.malformedParameter("page", "two")) {
      try links.follow("app://A?page=two")
    }
    #expect(rig.stage.visibleScreens.map(\.title) == ["page 2"])
  }

  @Test func takesAwayWhatStandsOnNoRoute() {
    let rig = RouteRig.whole(at: ["app", "A", "x"])
    _ = makeLinks(rig)
    rig.main.wireframe.push(PageScreen("stranger"), from: rig.stage.visibleScreens[0])
    _ = rig.newLog()

    rig.user(.open("app://A/x"))
    rig.expectLog(
      matches: """
        > open "app://A/x"
          route store: app/A/x
          pop PageScreen "stranger"
        """)
    rig.main.wireframe.push(PageScreen("stranger"), from: rig.stage.visibleScreens[0])
    rig.go("app", "B", "y")
    rig.user(.open("app://home"))

    #expect(rig.tree == RouteRig.whole(at: ["app", "B"]).tree)
  }

  @Test(arguments: [LinkArrival.afresh, .onTop])
  func dismissesModalsThatNoRouteLedToInAnyScene(arrival: LinkArrival) {
    let rig = RouteRig(at: ["s", "a"]) { wireframe, store in [.pages("s", wireframe, store)] }
    let links = RouteLinks(rig.store, format: Self.format, patterns: [LinkPattern("s/:page")])
    links.arrival = arrival
    let tree = rig.tree
    rig.main.wireframe.presentModally(PageScreen("stranger"))

    #expect(links.open("app://s/a"))

    #expect(rig.tree == tree)
  }

  @Test func comesToAModalThatStoodOverOneThatNoRouteLedTo() {
    let rig = RouteRig.whole()
    _ = makeLinks(rig)
    rig.main.wireframe.presentModally(PageScreen("stranger"))
    rig.store.route(.goto(["app", "A", "sheet"]))

    rig.controller.perform(.open("app://sheet"))

    #expect(rig.tree == RouteRig.whole(at: ["app", "A", "sheet"]).tree)
  }

  @Test func keepsWhatStandsBesideWhenItArrivesOnTop() {
    let rig = RouteRig.whole(at: ["app", "B", "x", "play", "m"])
    makeLinks(rig).arrival = .onTop

    rig.controller.perform(.open("app://A/z"))
    #expect(rig.stage.playerScreen != nil)
    #expect(!rig.stage.isMaximized)
    rig.controller.perform(.select("B"))

    #expect(rig.route == "app/B/x")
  }

  @Test func waitsForTheLaunch() {
    let rig = RouteRig.whole(isLaunched: false)
    _ = makeLinks(rig)

    rig.controller.perform(.open("app://play/m"))
    rig.controller.finishLaunching()

    #expect(rig.route == "app/A/play/m")
    #expect(rig.stage.isMaximized)
  }

  @Test func waitsBehindTheLoginAndLeadsOn() {
    let rig = makeLockedRig()
    let links = makeLinks(rig)

    rig.controller.perform(.open("app://A/x"))
    #expect(links.pendingLink == RouteLink(["A", "x"]))
    rig.store.route(.push("help"))
    rig.store.dispatch(TestAction.signedIn)

    #expect(rig.route == "app/A/x")
    #expect(rig.stage.visibleScreens.map(\.title) == ["x"])
    #expect(rig.store.state.links == ["kept A/x", "opened A/x"])
    #expect(links.pendingLink == nil)
  }

  @Test func isDroppedWhenTheLoginIsCancelledLeftOrNeverCame() {
    let rig = makeLockedRig()
    let links = makeLinks(rig)
    rig.user(.open("app://A/x"))
    _ = rig.newLog()
    links.dropPending()
    rig.expectLog(matches: "> (app)\n  route: dropped the link to A/x")
    rig.user(.open("app://A/x"))
    rig.go("app", "B")
    #expect(links.pendingLink == nil)

    let elsewhere = RouteLinks(rig.store, format: Self.format, patterns: Self.patterns) {
      _, state in state.isSignedIn ? nil : "nowhere"
    }
    #expect(elsewhere.open("app://A/x"))
    #expect(elsewhere.pendingLink == nil)
    rig.store.dispatch(TestAction.signedIn)

    #expect(rig.route == "app/B")
    #expect(
      rig.store.state.links == [
        "kept A/x", "dropped A/x", "kept A/x", "dropped A/x", "kept A/x", "dropped A/x",
      ])
  }

  @Test func isDroppedForALaterLink() {
    let rig = makeLockedRig()
    _ = makeLinks(rig)

    rig.user(.open("app://A/x"), .open("app://A/x"), .open("app://home"))
    rig.store.dispatch(TestAction.signedIn)

    #expect(
      rig.store.state.links == ["kept A/x", "kept A/x", "dropped A/x", "kept home", "opened home"])
    #expect(rig.route == "app/B")
  }
}
