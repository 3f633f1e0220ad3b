import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Code of the app that asks for everything at the wrong moment: each request has its own turn.
///
/// The start of a flow is no request. Inside the stage's own work it precedes waiting requests, and the
/// line of a request that is not decided yet.
@MainActor
struct MeddlingTests {
  @Test func judgesEachRequestInItsTurn() {
    var stories = Stories()
    for moment in Moment.allCases {
      let meddler = Meddler()
      let rig = FlowRig(backend: MeddlingBackend(meddler)) { MeddlingWireframe($0, meddler) }
      let observation = rig.stage.observe { _ in meddler.come(.observation) }
      rig.stage.log.addSink { _ in meddler.come(.sink) }
      stories.tell("\(moment)", rig) { rig in
        let trigger = prepare(moment, rig, meddler)
        meddler.set(to: moment, in: rig)
        trigger()
        #expect(meddler.hasMeddled)
      }
      observation.cancel()
    }
    for isPossible in [false, true] {
      let meddler = Meddler()
      let rig = FlowRig { MeddlingWireframe($0, meddler) }
      stories.tell("while a transaction is tried, possible: \(isPossible)", rig) { rig in
        for name in ["First", "Second", "Third"] { rig.wireframe.present(name) }
        meddler.set(to: .representation, in: rig)
        rig.wireframe.transaction {
          rig.wireframe.dismissAll()
          rig.wireframe.update(rootItems: [rig.root, MeddlingScreen(meddler), rig.other])
          rig.wireframe.push("Page", from: isPossible ? rig.root : PageScreen("Nowhere"))
        }
      }
    }
    assertSnapshot(of: stories.text)
  }

  /// Shows the screens that a moment needs, and returns what lets it come.
  private func prepare(_ moment: Moment, _ rig: FlowRig, _ meddler: Meddler) -> () -> Void {
    let (wireframe, root) = (rig.wireframe, rig.root)
    func user(_ action: UserAction) -> () -> Void { { rig.user(action) } }
    switch moment {
    case .content:
      wireframe.push(MeddlingScreen(meddler), from: root)
      return user(.tap("Row"))
    case .endOfScreen:
      wireframe.push(MeddlingScreen(meddler), from: root)
      return user(.back)
    case .answer:
      wireframe.ask("Alert") { _ in meddler.come(.answer) }
      return user(.choose("OK"))
    case .outcome, .decision:
      let child = ChildFlow(wireframe, page: "Child")
      rig.main.start(child, from: root) { _, _ in meddler.come(.outcome) }
      child.guardRequests { _, _ in
        meddler.come(.decision)
        return .allow
      }
      return user(.back)
    case .endOfWork:
      let end = MeddlingEnd(meddler, .endOfWork)
      wireframe.after(.seconds(1), on: wireframe.push("Page")) { withExtendedLifetime(end) {} }
      return user(.back)
    case .endOfContainer, .endOfWireframe:
      wireframe.presentModally(
        rootItems: [PageScreen("Item")], in: MeddlingWireframe(rig.stage, meddler), from: root)
      return moment == .endOfContainer
        ? { _ = wireframe.install(rootItems: [root, rig.other]) } : { _ = wireframe.dismissAll() }
    case .title: return { _ = wireframe.push(MeddlingScreen(meddler), from: root) }
    case .representation:
      return { _ = wireframe.update(rootItems: [root, MeddlingScreen(meddler), rig.other]) }
    case .modalStyle: return { _ = wireframe.present("Modal", from: root) }
    case .start:
      return {
        rig.start { flow, sender in
          flow.wireframe.push(flow.page, from: sender)
          meddler.come(.start)
        }
      }
    case .translation, .observation, .performance, .sink:
      return { _ = wireframe.push("Page", from: root) }
    }
  }
}

/// Objects that are rows of long lists.
@MainActor
struct ListedObjectTests {
  @Test func keepsNoObjectsThatAreRows() {
    let rig = FlowRig()
    weak var object: PageScreen?
    let list = ObjectList()
    rig.wireframe.push(list, from: rig.main.root)
    do {
      let page = PageScreen("Kept by none")
      object = page
      list.objects = [page]
      rig.stage.perform(.tap("Kept by none"))
    }

    list.objects = []

    #expect(object == nil)
    list.objects = [PageScreen("New")]
    #expect(rig.stage.perform(.tap("Kept by none")) != .performed)
  }
}

/// A long list of objects.
@MainActor
private final class ObjectList: Screen {
  let title = "Objects"
  var objects: [PageScreen] = []

  var content: ScreenContent { Rows(objects, id: \.title) { Row($0.title) {} } }
}
