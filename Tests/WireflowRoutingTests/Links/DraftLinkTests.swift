import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting

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

    rig.controller.perform(.type("draft", into: "Text"))
    rig.controller.perform(.open("n://2/gone"))
    rig.controller.perform(.tap("Save"))
    rig.controller.perform(.choose("OK"))
    rig.controller.perform(.back)
    rig.controller.perform(.choose("Keep"))

    #expect(rig.route == "notes/1")
    rig.expectLog(
      matches: """
        > type "draft" into "Text"
        > open "n://2/gone"
          route: there is no place at notes/2/gone
          refused: nothing in this app takes it; possible: tap "Save", type "milk" into "Text", back, select "notes"
        > tap "Save"
          alert "Saved draft" [OK]
        > choose "OK"
          close alert "Saved draft"
        > back
          hold pop DraftScreen "Note 1": DraftsCoordinator decides
          alert "Discard?" [Discard, Keep]
        > choose "Keep"
          close alert "Discard?"
          ignored pop DraftScreen "Note 1": DraftsCoordinator refused, Keep
        """)
    withExtendedLifetime(links) {}
  }

  @Test func isAskedAboutBeforeALinkToAnotherNote() {
    let (rig, links) = makeRig()

    rig.controller.perform(.type("draft", into: "Text"))
    rig.controller.perform(.open("n://2"))
    rig.controller.perform(.choose("Keep"))
    rig.controller.perform(.open("n://2"))
    rig.controller.perform(.choose("Discard"))

    #expect(rig.route == "notes/2")
    rig.expectLog(
      matches: """
        > type "draft" into "Text"
        > open "n://2"
          hold route notes/2: DraftsCoordinator decides
          alert "Discard?" [Discard, Keep]
        > choose "Keep"
          close alert "Discard?"
          ignored route notes/2: DraftsCoordinator refused, Keep
        > open "n://2"
          hold route notes/2: DraftsCoordinator decides
          alert "Discard?" [Discard, Keep]
        > choose "Discard"
          close alert "Discard?"
          route store: notes/2
          pop DraftScreen "Note 1"
          + push DraftScreen "Note 2" onto notes
        """)
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
      guard let note = flow.note, !note.text.isEmpty, request.takesAway(note) else {
        return .allow
      }
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
