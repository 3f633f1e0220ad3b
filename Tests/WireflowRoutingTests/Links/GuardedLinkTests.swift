import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTesting

/// A link under a guard is followed whole or not at all.
@MainActor
struct GuardedLinkTests {
  private func makeRig(at route: Route) -> (rig: RouteRig, links: RouteLinks<TestState>) {
    let rig = RouteRig.whole(at: route)
    let links = RouteLinks(
      rig.store, format: RouteURLFormat(schemes: ["app"]),
      patterns: [
        LinkPattern("A/:page", behind: "app"), LinkPattern("B/:page", behind: "app"),
      ])
    rig.controller.onOpen = { links.open($0) }
    return (rig, links)
  }

  /// Lets the main flow ask before the screen in front goes.
  private func guardFront(of rig: RouteRig) {
    let draft = rig.stage.visibleScreens[0]
    rig.main.guardRequests { [weak draft] _, request in
      guard let draft, request.takesAway(draft) else { return .allow }
      return .ask(
        AlertContent(title: "Discard?", actions: [.init("Discard"), .init("Keep")]), from: draft,
        allows: { $0.title == "Discard" })
    }
    _ = rig.newLog()
  }

  @Test(arguments: ["A/draft", "A/sheet/draft"], ["Keep", "Discard"])
  func arrivesAtItsEndOrMovesNothing(place: String, answer: String) {
    let (rig, links) = makeRig(at: Route(("app/" + place).split(separator: "/").map(String.init)))
    guardFront(of: rig)
    let (tree, route) = (rig.tree, rig.route)

    rig.user(.open("app://B/y"))
    #expect(rig.route == route && rig.stage.shownAlert?.title == "Discard?")
    rig.user(.choose(.init(answer)))

    #expect((rig.tree == tree) == (answer == "Keep"))
    #expect(rig.route == (answer == "Keep" ? route : "app/B/y"))
    #expect(rig.store.state.links == (answer == "Keep" ? [] : ["opened B/y"]))
    withExtendedLifetime(links) {}
  }

  @Test func asksOnceAboutARouteThatTakesSeveralStepsAway() {
    let (rig, links) = makeRig(at: ["app", "A", "draft", "more", "sheet"])
    var asked: [[String]] = []
    rig.main.guardRequests { _, request in
      if !request.leaving.isEmpty { asked.append(request.leaving.map(\.title)) }
      return .allow
    }

    rig.store.route(.push("sheet"))
    rig.user(.open("app://B/y"))

    #expect(asked == [["sheet", "sheet", "more", "draft"]])
    #expect(rig.route == "app/B/y")
    withExtendedLifetime(links) {}
  }

  @Test func takesThePlaceOfTheOneThatAGuardHoldsBeforeSteps() {
    let (rig, links) = makeRig(at: ["app", "A", "draft"])
    guardFront(of: rig)

    rig.user(.open("app://B/y"), .open("app://A/z"))
    rig.store.route(.push("next"))
    rig.user(.choose("Discard"))

    #expect(rig.route == "app/A/z/next")
    #expect(rig.store.state.links == ["opened A/z"])
    assertSnapshot(of: rig.newLog())
    withExtendedLifetime(links) {}
  }
}

/// A note with a draft, whose guard no link disarms.
@MainActor
struct DraftLinkTests {
  private func makeRig() -> (rig: RouteRig, links: RouteLinks<TestState>) {
    let rig = RouteRig(at: ["notes"]) { wireframe, store in
      [
        RouteScene("notes") { _ in
          DraftsCoordinator(wireframe, RouteStack(store, installing: PageScreen("notes")))
        }
      ]
    }
    let links = RouteLinks(
      rig.store, format: RouteURLFormat(schemes: ["n"]),
      patterns: [
        LinkPattern(":note", behind: "notes"), LinkPattern(":note/:part", behind: "notes"),
      ]
    )
    rig.controller.onOpen = { links.open($0) }
    rig.store.route(.push("1"))
    _ = rig.newLog()
    return (rig, links)
  }

  @Test func isAskedAboutAfterALinkToNowhere() {
    let (rig, links) = makeRig()

    rig.user(.type("draft", into: "Text"), .open("n://2/gone"), .tap("Save"), .choose("OK"))
    rig.user(.back, .choose("Keep"))

    #expect(rig.route == "notes/1")
    assertSnapshot(of: rig.newLog())
    withExtendedLifetime(links) {}
  }
}

/// Notes that may hold a draft, of which the newest is stored and guarded.
@MainActor
private final class DraftsCoordinator: NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack
  private var note: DraftScreen?

  init(_ wireframe: any ApplicationWireframe, _ stack: RouteStack) {
    self.wireframe = FlowWireframe(wireframe)
    self.stack = stack
  }

  func reaches(_ route: Route) -> Bool { route.count <= 1 }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    guard let number = rest.first, path.isEmpty else { return nil }
    let note = DraftScreen(number)
    self.note = note
    note.onSaved = wire(note) { flow, note in
      let text = flow.note?.text ?? ""
      flow.wireframe.presentAlert(
        AlertContent(title: "Saved \(text.isEmpty ? "nothing" : text)"), from: note)
    }
    guardRequests { flow, request in
      guard let note = flow.note, !note.text.isEmpty, request.takesAway(note) else { return .allow }
      return .ask(
        AlertContent(title: "Discard?", actions: [.init("Discard"), .init("Keep")]), from: note,
        allows: { $0.title == "Discard" })
    }
    return RoutedScreen(note, at: number)
  }
}

@MainActor
private final class DraftScreen: Screen {
  let title: String
  var onSaved: (() -> Void)?
  private(set) var text = ""

  init(_ number: String) { title = "Note \(number)" }

  var content: ScreenContent {
    Field("Text", text: text, samples: ["milk"]) { self.text = $0 }
    Button("Save") { self.onSaved?() }
  }
}
