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

  @Test
  func readsTypedParametersInAPattern() throws {
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

  @Test
  func comesThroughAlertDrawerModalAndPlayer() {
    let rig = RouteRig.whole(
      at: ["app", "B", "x", "play", "m", "sheet", "y"],
      wireframe: { HamburgerWireframe(stage: $0) })
    _ = makeLinks(rig)
    rig.main.wireframe.presentModally(PageScreen("stranger"))
    rig.main.wireframe.presentAlert(
      AlertContent(title: "Alert"), from: rig.stage.visibleScreens[0])

    rig.controller.perform(.open("app://A/z"))

    let cold = RouteRig.whole(
      at: ["app", "A", "z"], wireframe: { HamburgerWireframe(stage: $0) })
    #expect(rig.tree == cold.tree)
  }

  @Test
  func takesAwayWhatStandsOnTheWayAndOnNoRoute() {
    let rig = RouteRig.whole(at: ["app", "A", "x"])
    _ = makeLinks(rig)
    rig.main.wireframe.push(PageScreen("stranger"), from: rig.stage.visibleScreens[0])
    _ = rig.newLog()

    rig.controller.perform(.open("app://A/x"))

    rig.expectLog(
      matches: """
        > open "app://A/x"
          route store: app/A/x
          pop PageScreen "stranger"
        """)
  }

  @Test
  func takesAwayWhatTheAppPushedOnAnotherTab() {
    let rig = RouteRig.whole(at: ["app", "A", "x"])
    _ = makeLinks(rig)
    rig.main.wireframe.push(PageScreen("stranger"), from: rig.stage.visibleScreens[0])
    rig.store.route(.goto(["app", "B", "y"]))

    rig.controller.perform(.open("app://home"))

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

  @Test
  func comesToAModalThatStoodOverOneThatNoRouteLedTo() {
    let rig = RouteRig.whole()
    _ = makeLinks(rig)
    rig.main.wireframe.presentModally(PageScreen("stranger"))
    rig.store.route(.goto(["app", "A", "sheet"]))

    rig.controller.perform(.open("app://sheet"))

    #expect(rig.tree == RouteRig.whole(at: ["app", "A", "sheet"]).tree)
  }

  @Test
  func keepsWhatStandsBesideWhenItArrivesOnTop() {
    let rig = RouteRig.whole(at: ["app", "B", "x", "play", "m"])
    makeLinks(rig).arrival = .onTop

    rig.controller.perform(.open("app://A/z"))
    #expect(rig.stage.playerScreen != nil)
    #expect(!rig.stage.isMaximized)
    rig.controller.perform(.select("B"))

    #expect(rig.route == "app/B/x")
  }

  @Test
  func waitsForTheLaunch() {
    let rig = RouteRig.whole(isLaunched: false)
    _ = makeLinks(rig)

    rig.controller.perform(.open("app://play/m"))
    rig.controller.finishLaunching()

    #expect(rig.route == "app/A/play/m")
    #expect(rig.stage.isMaximized)
  }

  @Test
  func waitsBehindTheLoginAndLeadsOn() {
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

  @Test
  func isDroppedWhenTheLoginIsCancelled() {
    let rig = makeLockedRig()
    let links = makeLinks(rig)
    rig.controller.perform(.open("app://A/x"))
    _ = rig.newLog()

    links.dropPending()
    rig.store.dispatch(TestAction.signedIn)

    #expect(rig.route == "login")
    #expect(rig.store.state.links == ["kept A/x", "dropped A/x"])
    rig.expectLog(matches: "> (app)\n  route: dropped the link to A/x")
  }

  @Test
  func isDroppedWhereNothingLeadsToTheLogin() {
    var state = TestState()
    state.isSignedIn = false
    let rig = RouteRig.whole(state: state)
    let links = RouteLinks(rig.store, format: Self.format, patterns: Self.patterns) { _, state in
      state.isSignedIn ? nil : "nowhere"
    }

    #expect(links.open("app://A/x"))
    #expect(links.pendingLink == nil)
    rig.store.dispatch(TestAction.signedIn)

    #expect(rig.route == "app/A")
    #expect(rig.store.state.links == ["kept A/x", "dropped A/x"])
  }

  @Test
  func isDroppedWhenTheLoginIsLeft() {
    let rig = makeLockedRig()
    let links = makeLinks(rig)
    rig.controller.perform(.open("app://A/x"))

    rig.store.route(.goto(["app", "B"]))

    #expect(links.pendingLink == nil)
    #expect(rig.route == "app/B")
  }

  @Test
  func isDroppedForALaterLink() {
    let rig = makeLockedRig()
    _ = makeLinks(rig)

    rig.controller.perform(.open("app://A/x"))
    rig.controller.perform(.open("app://A/x"))
    rig.controller.perform(.open("app://home"))
    rig.store.dispatch(TestAction.signedIn)

    #expect(
      rig.store.state.links == ["kept A/x", "kept A/x", "dropped A/x", "kept home", "opened home"])
    #expect(rig.route == "app/B")
  }
}
