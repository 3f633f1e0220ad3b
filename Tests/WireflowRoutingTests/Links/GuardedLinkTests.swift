import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting

/// A link under a guard is followed whole or not at all.
@MainActor
struct GuardedLinkTests {
  private func makeRig(at route: Route) -> (rig: RouteRig, links: RouteLinks<TestState>) {
    let rig = RouteRig.whole(at: route)
    let links = RouteLinks(
      rig.store, format: RouteURLFormat(schemes: ["app"]),
      patterns: [
        LinkPattern("A/:page", behind: "app"), LinkPattern("B/:page", behind: "app"),
        LinkPattern("sheet") { _ in ["app", "A", "sheet"] },
        LinkPattern("login") { _ in ["login"] },
      ])
    rig.controller.onOpen = { links.open($0) }
    return (rig, links)
  }

  /// Lets the main flow ask before the screen in front goes.
  private func guardFront(of rig: RouteRig) -> any Screen {
    let draft = rig.stage.visibleScreens[0]
    rig.main.guardRequests { [weak draft] _, request in
      guard let draft, request.takesAway(draft) else { return .allow }
      return .ask(
        AlertContent(title: "Discard?", actions: [.init("Discard"), .init("Keep")]), from: draft,
        allows: { $0.title == "Discard" })
    }
    _ = rig.newLog()
    return draft
  }

  @Test func movesNothingWhenTheUserKeepsADraftInAnotherTab() {
    let (rig, links) = makeRig(at: ["app", "A", "draft"])
    _ = guardFront(of: rig)
    let tree = rig.tree

    rig.controller.perform(.open("app://B/y"))
    #expect(rig.tree.description.contains("Discard?"))
    #expect(rig.route == "app/A/draft")
    rig.controller.perform(.choose("Keep"))

    #expect(rig.tree == tree)
    #expect(rig.route == "app/A/draft")
    #expect(rig.store.state.links == [])
    rig.expectLog(
      matches: """
        > open "app://B/y"
          hold route app/B/y: MainCoordinator decides
          alert "Discard?" [Discard, Keep]
        > choose "Keep"
          close alert "Discard?"
          ignored route app/B/y: MainCoordinator refused, Keep
        """)
    withExtendedLifetime(links) {}
  }

  @Test func arrivesAtItsEndWhenTheUserLetsGo() {
    let (rig, links) = makeRig(at: ["app", "A", "draft"])
    _ = guardFront(of: rig)

    rig.controller.perform(.open("app://B/y"))
    rig.controller.perform(.choose("Discard"))

    #expect(rig.route == "app/B/y")
    #expect(rig.stage.visibleScreens.map(\.title) == ["y"])
    #expect(rig.store.state.links == ["opened B/y"])
    rig.expectLog(
      matches: """
        > open "app://B/y"
          hold route app/B/y: MainCoordinator decides
          alert "Discard?" [Discard, Keep]
        > choose "Discard"
          close alert "Discard?"
          route store: app/B/y
          pop PageScreen "draft"
          + select B
          + push PageScreen "y" onto B
        """)
    withExtendedLifetime(links) {}
  }

  @Test(arguments: ["Keep", "Discard"])
  func asksBeforeAModalGoes(answer: String) {
    let (rig, links) = makeRig(at: ["app", "A", "sheet", "draft"])
    _ = guardFront(of: rig)
    let tree = rig.tree

    rig.controller.perform(.open("app://A/y"))
    rig.controller.perform(.choose(.init(answer)))

    #expect((rig.tree == tree) == (answer == "Keep"))
    #expect(rig.route == (answer == "Keep" ? "app/A/sheet/draft" : "app/A/y"))
    withExtendedLifetime(links) {}
  }

  @Test(arguments: ["Keep", "Discard"])
  func asksBeforeASceneGoes(answer: String) {
    let (rig, links) = makeRig(at: ["app", "A", "draft"])
    _ = guardFront(of: rig)

    rig.controller.perform(.open("app://login"))
    rig.controller.perform(.choose(.init(answer)))

    #expect(rig.route == (answer == "Keep" ? "app/A/draft" : "login"))
    #expect(rig.stage.visibleScreens.map(\.title) == [answer == "Keep" ? "draft" : "login"])
    withExtendedLifetime(links) {}
  }

  @Test func asksNobodyAboutARouteThatTakesNothingAway() {
    let (rig, links) = makeRig(at: ["app", "A", "draft"])
    _ = guardFront(of: rig)

    rig.store.route(.push("more"))
    rig.store.route(.push("sheet"))

    #expect(rig.route == "app/A/draft/more/sheet")
    #expect(rig.stage.shownAlert == nil)
    withExtendedLifetime(links) {}
  }

  @Test func asksOnceAboutARouteThatTakesSeveralStepsAway() {
    let (rig, links) = makeRig(at: ["app", "A", "draft", "sheet"])
    rig.store.route(.goto(["app", "A", "draft", "more", "sheet"]))
    var asked: [[String]] = []
    rig.main.guardRequests { _, request in
      if !request.leaving.isEmpty { asked.append(request.leaving.map(\.title)) }
      return .allow
    }

    rig.controller.perform(.open("app://B/y"))

    #expect(asked == [["sheet", "more", "draft"]])
    #expect(rig.route == "app/B/y")
    withExtendedLifetime(links) {}
  }

  @Test func laterLinkTakesThePlaceOfTheOneThatAGuardHolds() {
    let (rig, links) = makeRig(at: ["app", "A", "draft"])
    _ = guardFront(of: rig)

    rig.controller.perform(.open("app://B/y"))
    rig.controller.perform(.open("app://A/z"))
    rig.controller.perform(.choose("Discard"))

    #expect(rig.route == "app/A/z")
    #expect(rig.store.state.links == ["opened A/z"])
    rig.expectLog(
      matches: """
        > open "app://B/y"
          hold route app/B/y: MainCoordinator decides
          alert "Discard?" [Discard, Keep]
        > open "app://A/z"
          close alert "Discard?"
          ignored route app/B/y: another link takes its place
          hold route app/A/z: MainCoordinator decides
          alert "Discard?" [Discard, Keep]
        > choose "Discard"
          close alert "Discard?"
          route store: app/A/z
          pop PageScreen "draft"
          + push PageScreen "z" onto A
        """)
    withExtendedLifetime(links) {}
  }

  @Test func stepsWaitInOrderBehindOneThatAGuardHolds() {
    let (rig, links) = makeRig(at: ["app", "A", "draft"])
    _ = guardFront(of: rig)

    rig.store.route(.goto(["app", "A", "first"]))
    rig.store.route(.push("second"))
    #expect(rig.route == "app/A/draft")
    rig.controller.perform(.choose("Discard"))

    #expect(rig.route == "app/A/first/second")
    withExtendedLifetime(links) {}
  }
}
