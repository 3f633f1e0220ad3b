import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTesting

/// Each kind of link is followed whole or changes nothing, and its outcome says which.
@MainActor
struct LinkKindTests {
  /// An error of the app's own.
  private struct UnknownPage: Error, CustomStringConvertible {
    let description = "page 7 is gone"
  }

  private func makeRig(
    at route: Route = ["app", "A", "x", "sheet"], isLaunched: Bool = true
  ) -> (rig: RouteRig, links: RouteLinks<TestState>) {
    let rig = RouteRig.whole(at: route, isLaunched: isLaunched)
    let links = RouteLinks(
      rig.store, format: RouteURLFormat(schemes: ["app"]),
      patterns: [
        LinkPattern("B/:page", behind: "app"), LinkPattern("B/:page/:next", behind: "app"),
        LinkPattern("gone/:page") { _ in throw UnknownPage() },
      ])
    rig.controller.onOpen = { links.open($0) }
    return (rig, links)
  }

  /// Expects a link to change nothing, to be refused, and to leave these lines.
  private func expectNothing(
    of url: String, line: UInt = #line, log: String
  ) {
    let (rig, links) = makeRig()
    let (tree, state) = (rig.tree, rig.store.state)
    _ = rig.newLog()

    let outcome = rig.controller.perform(.open(url))

    #expect(outcome != .performed, "\(url)")
    #expect(rig.tree == tree, "\(url)")
    #expect(rig.store.state == state, "\(url)")
    rig.expectLog(matches: log, line: line)
    withExtendedLifetime(links) {}
  }

  @Test(arguments: [
    ("nowhere", "no place is registered for nowhere"),
    ("B/%zz", "%zz has a broken escape; write a percent sign as %25"),
    ("B/no-such-page", "there is no place at app/B/no-such-page"),
    ("B/y/no-such-page", "there is no place at app/B/y/no-such-page"),
  ])
  func linkThatLeadsNowhereChangesNothing(path: String, reason: String) {
    expectNothing(
      of: "app://\(path)",
      log: """
        > open "app://\(path)"
          route: \(reason)
          refused: nothing in this app takes it; possible: dismiss
        """)
  }

  @Test func errorOfAPatternReachesTheLogAndTheCaller() {
    expectNothing(
      of: "app://gone/7",
      log: """
        > open "app://gone/7"
          route: page 7 is gone
          refused: nothing in this app takes it; possible: dismiss
        """)
    let (rig, links) = makeRig()
    #expect(throws: UnknownPage.self) { try links.follow("app://gone/7") }
    #expect(throws: RouteURLError.noPlace(["app", "B", "no"])) { try links.follow("app://B/no") }
    withExtendedLifetime(rig) {}
  }

  @Test func linkWaitsBehindAWall() {
    let (rig, links) = makeRig()
    let wall = WallFlow(rig.main.wireframe)
    rig.main.start(wall)
    let tree = rig.tree
    _ = rig.newLog()

    #expect(rig.controller.perform(.open("app://B/y")) == .performed)
    #expect(rig.tree == tree)
    wall.finish()

    #expect(rig.route == "app/B/y")
    assertSnapshot(of: rig.newLog())
    withExtendedLifetime(links) {}
  }

  @Test func linkToNowhereBeforeTheLaunchIsDropped() {
    let (rig, links) = makeRig(at: ["app", "A"], isLaunched: false)

    rig.controller.perform(.open("app://B/no"))
    #expect(rig.stage.rootScreens.isEmpty)
    rig.controller.finishLaunching()

    #expect(rig.route == "app/A")
    #expect(rig.tree == RouteRig.whole(at: ["app", "A"]).tree)
    assertSnapshot(of: rig.newLog())
    withExtendedLifetime(links) {}
  }
}

/// The question whether a link leads anywhere makes nothing.
@MainActor
struct PlaceQuestionTests {
  private func makeLinks(_ rig: RouteRig) -> RouteLinks<TestState> {
    let names = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
    let links = RouteLinks(
      rig.store, format: RouteURLFormat(schemes: ["app"]),
      patterns: names.indices.map { count in
        LinkPattern(names[...count].map { ":" + $0 }.joined(separator: "/")) { $0.link.route }
      })
    rig.controller.onOpen = { links.open($0) }
    return links
  }

  /// Links to a missing segment: of a scene, a tab, a stack, a modal and a player, on stage or not.
  private nonisolated static let missing = [
    "nowhere", "login/gone", "app/Z", "app/A/gone", "app/A/x/gone", "app/B/gone", "app/B/x/gone",
    "app/A/sheet/gone", "app/A/note/gone", "app/A/note/1/gone", "app/A/play/gone",
    "app/A/play/m/sheet/gone", "app/B/x/play/m/note/gone",
  ]

  @Test(arguments: missing, ["A", "A/x", "A/x/play/m/sheet/y", "A/x/note/1/y"])
  func linkToAMissingSegmentMakesNothing(link: String, start: String) {
    let (rig, notes) = RouteRig.counted(
      at: Route("app") + Route(start.split(separator: "/").map(String.init)))
    let links = makeLinks(rig)
    let (tree, route) = (rig.tree, rig.route)
    notes.lines = []
    _ = rig.newLog()

    let outcome = rig.controller.perform(.open("app://\(link)"))

    #expect(outcome != .performed)
    #expect(notes.lines == [])
    #expect(rig.tree == tree)
    #expect(rig.route == route)
    #expect(rig.newLog().split(separator: "\n")[1] == "  route: there is no place at \(link)")
    withExtendedLifetime(links) {}
  }

  @Test func validLinkMakesEachThingOnce() {
    let (rig, notes) = RouteRig.counted(at: ["app", "A", "x"])
    let links = makeLinks(rig)
    notes.lines = []
    _ = rig.newLog()

    rig.controller.perform(.open("app://app/B/y/play/m/note/1/z"))

    #expect(
      notes.lines == [
        "guard of x", "tab B", "coordinator of B", "screen toward y from /", "player m",
        "scene note/1", "coordinator of note", "screen toward z from /",
      ])
    assertSnapshot(of: rig.newLog())
    withExtendedLifetime(links) {}
  }

  @Test func linkThatAGuardRefusesMakesNothing() {
    let (rig, notes) = RouteRig.counted(at: ["app", "A", "x"])
    let links = makeLinks(rig)
    rig.main.guardRequests { _, request in request.leaving.isEmpty ? .allow : .refuse("busy") }
    notes.lines = []
    _ = rig.newLog()

    rig.controller.perform(.open("app://app/B/y/play/m/note/1/z"))

    #expect(notes.lines == [])
    rig.expectLog(
      matches: """
        > open "app://app/B/y/play/m/note/1/z"
          ignored route app/B/y/play/m/note/1/z: MainCoordinator refused, busy
          refused: nothing in this app takes it; possible: back, select "A", select "B"
        """)
    withExtendedLifetime(links) {}
  }

  @Test func linkThatWaitsForALoginIsAskedAboutOnlyInWords() {
    let (rig, notes) = RouteRig.counted(at: ["login"])
    let links = RouteLinks(
      rig.store, format: RouteURLFormat(schemes: ["app"]),
      patterns: [LinkPattern("app/B/:page") { $0.link.route }],
      behind: { _, state in state.count == 0 ? "login" : nil })
    #expect(links.open("app://app/B/gone"))
    notes.lines = []
    _ = rig.newLog()

    rig.store.dispatch(TestAction.counted)

    #expect(notes.lines == [])
    rig.expectLog(
      matches: """
          route: there is no place at app/B/gone
          route: dropped the link to app/B/gone
        """)
  }
}
