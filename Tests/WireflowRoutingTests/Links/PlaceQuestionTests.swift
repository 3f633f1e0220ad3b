import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting

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
    rig.expectLog(
      matches: """
        > open "app://app/B/y/play/m/note/1/z"
          route store: app/B/y/play/m/note/1/z
          pop PageScreen "x"
          + select B
          start CountedCoordinator
          + push PageScreen "y" onto B
          start TestPlayerCoordinator
          + install player TestPlayer "m" above the tabs
          + maximize TestPlayer "m"
          start CountedCoordinator
          + present PageScreen "note" over TestPlayer "m" as sheet, dismiss button Done
          + push PageScreen "z" onto note
        """)
    withExtendedLifetime(links) {}
  }

  @Test func validLinkToASceneMakesItOnce() {
    let (rig, notes) = RouteRig.counted(at: ["app", "A", "x"])
    let links = makeLinks(rig)
    notes.lines = []

    rig.controller.perform(.open("app://login/y"))

    #expect(
      notes.lines == [
        "guard of x", "scene login", "coordinator of login", "screen toward y from /",
      ])
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

  @Test func linkBeforeTheLaunchMakesNothingOfAMissingSegment() {
    let (rig, notes) = RouteRig.counted(isLaunched: false)
    let links = makeLinks(rig)

    rig.controller.perform(.open("app://app/B/x/gone"))
    rig.controller.finishLaunching()

    #expect(
      notes.lines == ["scene app", "root A", "root B", "tab A", "coordinator of A"])
    #expect(rig.route == "app/A")
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
