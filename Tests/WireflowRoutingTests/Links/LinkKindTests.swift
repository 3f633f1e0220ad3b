import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTesting

/// Each kind of link is followed whole or changes nothing, and its outcome says which.
@MainActor
struct LinkKindTests {
  /// The tree once a link has led to y in B.
  private static let arrived = """
    tab bar
      A
          PageScreen "A" in PagesCoordinator
      B, selected
          PageScreen "B" in PagesCoordinator
        * PageScreen "y" in PagesCoordinator
      C
          PageScreen "C" in TabsCoordinator
    """

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
    of url: String, line: UInt = #line, _ prepare: (RouteRig) -> Void = { _ in }, log: String
  ) {
    let (rig, links) = makeRig()
    prepare(rig)
    let (tree, state) = (rig.tree, rig.store.state)
    _ = rig.newLog()

    let outcome = rig.controller.perform(.open(url))

    #expect(outcome != .performed, "\(url)")
    #expect(rig.tree == tree, "\(url)")
    #expect(rig.store.state == state, "\(url)")
    rig.expectLog(matches: log, line: line)
    withExtendedLifetime(links) {}
  }

  @Test func knownLinkIsFollowed() {
    let (rig, links) = makeRig()
    let before = rig.tree.description

    let outcome = rig.controller.perform(.open("app://B/y"))

    #expect(outcome == .performed)
    expectText(
      before,
      matches: """
        tab bar
          A, selected
              PageScreen "A" in PagesCoordinator
              PageScreen "x" in PagesCoordinator
          B
              PageScreen "B" in PagesCoordinator
          C
              PageScreen "C" in TabsCoordinator
          sheet, dismiss button Done
            * PageScreen "sheet" in PagesCoordinator
        """)
    expectText(rig.tree.description, matches: Self.arrived)
    rig.expectLog(
      matches: """
        > open "app://B/y"
          route store: app/B/y
          dismiss PageScreen "sheet"
          finish PagesCoordinator
          + pop PageScreen "x"
          + select B
          + push PageScreen "y" onto B
        """)
    withExtendedLifetime(links) {}
  }

  @Test func unknownLinkChangesNothing() {
    expectNothing(
      of: "app://nowhere",
      log: """
        > open "app://nowhere"
          route: no place is registered for nowhere
          refused: nothing in this app takes it; possible: dismiss
        """)
  }

  @Test func malformedLinkChangesNothing() {
    expectNothing(
      of: "app://B/%zz",
      log: """
        > open "app://B/%zz"
          route: %zz has a broken escape; write a percent sign as %25
          refused: nothing in this app takes it; possible: dismiss
        """)
  }

  @Test func linkToAPlaceThatIsGoneChangesNothing() {
    expectNothing(
      of: "app://B/no-such-page",
      log: """
        > open "app://B/no-such-page"
          route: there is no place at app/B/no-such-page
          refused: nothing in this app takes it; possible: dismiss
        """)
    expectNothing(
      of: "app://B/y/no-such-page",
      log: """
        > open "app://B/y/no-such-page"
          route: there is no place at app/B/y/no-such-page
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

  @Test func linkThatAGuardRefusesChangesNothing() {
    expectNothing(
      of: "app://B/y",
      { rig in rig.main.guardRequests { _, _ in .refuse("busy") } },
      log: """
        > open "app://B/y"
          ignored route app/B/y: MainCoordinator refused, busy
          refused: nothing in this app takes it; possible: dismiss
        """)
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
    expectText(rig.tree.description, matches: Self.arrived)
    rig.expectLog(
      matches: """
        > open "app://B/y"
          hold open "app://B/y": WallScreen "Log in" is a wall
        > (app)
          dismiss WallScreen "Log in"
          finish WallFlow
          open "app://B/y"
          route store: app/B/y
          dismiss PageScreen "sheet"
          finish PagesCoordinator
          + pop PageScreen "x"
          + select B
          + push PageScreen "y" onto B
        """)
    withExtendedLifetime(links) {}
  }

  @Test func linkBeforeTheLaunchIsFollowedThen() {
    let (rig, links) = makeRig(at: ["app", "A"], isLaunched: false)
    let tree = rig.tree

    #expect(rig.controller.perform(.open("app://B/y")) == .performed)
    #expect(rig.tree == tree && rig.stage.rootScreens.isEmpty)
    rig.controller.finishLaunching()

    #expect(rig.route == "app/B/y")
    expectText(rig.tree.description, matches: Self.arrived)
    rig.expectLog(
      matches: """
        > open "app://B/y"
          route store: app/B/y
        > launch
          start MainCoordinator
          start OverCoordinator
          start PlayingCoordinator
          start TabsCoordinator
          install tab bar: A, B, C
          start PagesCoordinator
          start PagesCoordinator
          + select B
          + push PageScreen "y" onto B
        """)
    withExtendedLifetime(links) {}
  }

  @Test func linkToNowhereBeforeTheLaunchIsDropped() {
    let (rig, links) = makeRig(at: ["app", "A"], isLaunched: false)

    rig.controller.perform(.open("app://B/no"))
    #expect(rig.stage.rootScreens.isEmpty)
    rig.controller.finishLaunching()

    #expect(rig.route == "app/A")
    expectText(
      rig.tree.description,
      matches: """
        tab bar
          A, selected
            * PageScreen "A" in PagesCoordinator
          B
              PageScreen "B" in PagesCoordinator
          C
              PageScreen "C" in TabsCoordinator
        """)
    rig.expectLog(
      matches: """
        > open "app://B/no"
          route store: app/B/no
        > launch
          start MainCoordinator
          route: there is no place at app/B/no
          start OverCoordinator
          start PlayingCoordinator
          start TabsCoordinator
          install tab bar: A, B, C
          start PagesCoordinator
          start PagesCoordinator
        """)
    withExtendedLifetime(links) {}
  }
}
