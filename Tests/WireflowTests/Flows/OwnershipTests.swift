import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@MainActor
struct OwnershipTests {
  let rig = FlowRig()

  @Test func belongsToTheFlowOfItsSenderWhenNobodyAsks() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    let base = rig.wireframe.base

    base.push(PageScreen("Pushed"), from: child.page)
    base.presentModally(PageScreen("Modal"), from: child.page)
    base.presentModally(PageScreen("Expired"))

    #expect(owners == ["MainFlow", "ChildFlow", "ChildFlow", "ChildFlow", nil])
  }

  @Test func belongsToTheFlowOfTheScreenThatItReplaces() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { $0.note($1) }

    rig.wireframe.base.replace(child.page, with: PageScreen("New"))
    #expect(owners == ["MainFlow", "ChildFlow"])

    rig.wireframe.replace(rig.stage.stack(of: rig.main.root)[1], with: PageScreen("Newer"))
    #expect(owners == ["MainFlow", "MainFlow"])
    #expect(rig.main.notes == ["cancelled"])
  }

  @Test func keepsItsOwnerThroughAPolicyThatAsksForSomethingElse() {
    let rig = FlowRig { PolicyWireframe(stage: $0, policy: PushesAsModals()) }
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { $0.note($1) }

    #expect(NavigationTree(rig.stage).modals[0].screens.map(\.flow) == ["ChildFlow"])
    child.finish(1)

    #expect(rig.main.notes == ["finished 1"])
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          present PageScreen "Page" over PageScreen "Root" as sheet, dismiss button Close
          dismiss PageScreen "Page"
          finish ChildFlow
        """)
  }

  @Test func isNobodysAfterItsFlowEndedWhileAPolicysRequestWaited() {
    let rig = FlowRig { PolicyWireframe(stage: $0, policy: PushesAsModals()) }
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: rig.main.root)
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { $0.note($1) }
    child.finish(1)
    _ = rig.newLog()

    rig.stage.perform(.choose("OK"))

    rig.expectLog(
      matches: """
        > choose "OK"
          close alert "First"
          ignored push PageScreen "Page": ChildFlow has ended
        """)
    #expect(rig.stage.modalScreens.isEmpty)
  }

  @Test func ownsARootThatIsInstalledInTheSameOutcome() {
    let root = PageScreen("New")
    let owner = ChildFlow(rig.wireframe) { _, _ in }
    let area = ChildFlow(rig.wireframe) { flow, _ in
      flow.wireframe.install(rootItems: [root])
      flow.start(owner, owning: root) { $0.note($1) }
    }
    let login = ChildFlow(rig.wireframe, page: "Log in")
    rig.main.start(login, from: rig.main.root) { main, _ in main.start(area, from: main.root) }

    login.finish(1)

    #expect(owners == ["ChildFlow"])
    #expect(NavigationTree(rig.stage).roots[0].screens[0].flow == "ChildFlow")
    #expect(area.notes.isEmpty)
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Log in" onto Root
          pop PageScreen "Log in"
          finish ChildFlow
          start ChildFlow
          install tab bar: New
          start ChildFlow
        """)
  }

  @Test func ownsARootOfAModalThatWaitsBehindAnAlert() {
    let root = PageScreen("Tab")
    let owner = ChildFlow(rig.wireframe) { _, _ in }
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: rig.main.root)

    rig.wireframe.presentModally(
      rootItems: [root, PageScreen("Other")], in: TabBarWireframe(stage: rig.stage))
    rig.main.start(owner, owning: root) { $0.note($1) }
    rig.stage.perform(.choose("OK"))

    #expect(rig.stage.flow(of: root) == "ChildFlow")
    rig.expectLog(
      matches: """
        > (app)
          alert "First" [OK]
          hold present PageScreen "Tab": alert "First" is open
        > choose "OK"
          close alert "First"
          present PageScreen "Tab" over PageScreen "Root" as sheet, dismiss button Close, tab bar: Tab, Other
          start ChildFlow
        """)
  }

  /// The owners of the selected root's stack and of the modals, from the back to the front.
  private var owners: [String?] {
    let tree = NavigationTree(rig.stage)
    return tree.roots[0].screens.map(\.flow) + tree.modals.flatMap { $0.screens.map(\.flow) }
  }
}

/// A policy that shows each push as a form sheet.
private struct PushesAsModals: WireframePolicy {
  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    guard case .push(let screen, let sender) = request else { return .request(request) }
    return .request(.present(screen, from: sender, style: .formSheet, dismissButton: .close))
  }
}

@MainActor
struct WireTests {
  let rig = FlowRig()
  let screen = WiredScreen()

  @Test func handsOverNoneOneOrTwoValues() {
    screen.onTap = rig.main.wire(screen) { flow, screen in flow.notes.append(screen.title) }
    screen.onRow = rig.main.wire(screen) { flow, _, row in flow.notes.append(row) }
    screen.onMove = rig.main.wire(screen) { flow, _, row, place in
      flow.notes.append("\(row) to \(place)")
    }

    screen.onTap?()
    screen.onRow?("Crime")
    screen.onMove?("Drama", 3)

    #expect(rig.main.notes == ["Wired", "Crime", "Drama to 3"])
    rig.expectLog(matches: "")
  }

  @Test func fitsClosuresThatNameTheMainActor() {
    screen.onIsolatedTap = rig.main.wire(screen) { flow, _ in flow.notes.append("tap") }
    screen.onIsolatedRow = rig.main.wire(screen) { flow, _, row in flow.notes.append(row) }

    screen.onIsolatedTap?()
    screen.onIsolatedRow?("Crime")

    #expect(rig.main.notes == ["tap", "Crime"])
  }

  @Test func doesNothingAfterItsCoordinatorHasGone() {
    func start() {
      let child = ChildFlow(rig.wireframe)
      rig.main.start(child, from: rig.main.root)
      screen.onTap = child.wire(screen) { _, _ in Issue.record("the flow has ended") }
    }
    start()
    rig.stage.perform(.back)
    _ = rig.newLog()

    screen.onTap?()

    rig.expectLog(
      matches: """
        > (app)
          ignored call from WiredScreen "Wired": ChildFlow has ended
        """)
  }

  @Test func isSilentIfAnAlertClosesTogetherWithItsFlow() {
    let ends: [(FlowRig, ChildFlow) -> Void] = [
      { rig, _ in rig.wireframe.install(rootItems: [PageScreen("New")]) },
      { rig, _ in rig.wireframe.update(rootItems: [rig.main.other]) },
      { rig, child in rig.wireframe.pop(child.page) },
      { _, child in child.finish(1) },
      { _, child in child.cancel() },
    ]
    for end in ends {
      let rig = FlowRig()
      let child = ChildFlow(rig.wireframe)
      rig.main.start(child, from: rig.main.root)
      for title in ["Sure?", "Really?"] {
        child.wireframe.presentAlert(
          AlertContent(title: title), from: child.page,
          onAnswer: child.wire(child.page) { _, _, _ in })
      }
      _ = rig.newLog()

      end(rig, child)

      let log = rig.newLog()
      #expect(log.contains("cancel ChildFlow") || log.contains("finish ChildFlow"), "\(log)")
      #expect(!log.contains("ignored call"), "\(log)")
    }
  }

  @Test func isHeardIfAnAnswerOfAnotherFlowCallsItTooLate() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    let late = child.wire(screen) { _, _ in }
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: rig.main.root) { _ in late() }
    rig.stage.perform(.choose("OK"))
    rig.stage.perform(.back)
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: rig.main.root) { _ in late() }
    _ = rig.newLog()

    rig.wireframe.flush()

    rig.expectLog(
      matches: """
          close alert "Sure?"
          ignored call from WiredScreen "Wired": ChildFlow has ended
        """)
  }

  @Test func keepsNeitherCoordinatorNorScreen() {
    weak var weakScreen: WiredScreen?
    var closure: (() -> Void)?
    func wire() {
      let screen = WiredScreen()
      weakScreen = screen
      closure = rig.main.wire(screen) { _, _ in Issue.record("the screen has gone") }
    }

    wire()
    closure?()

    #expect(weakScreen == nil)
    rig.expectLog(matches: "")
  }
}

/// A screen with closures of every shape.
@MainActor
final class WiredScreen: Screen {
  let title = "Wired"
  var onTap: (() -> Void)?
  var onRow: ((String) -> Void)?
  var onMove: ((String, Int) -> Void)?
  var onIsolatedTap: (@MainActor () -> Void)?
  var onIsolatedRow: (@MainActor (String) -> Void)?
}

@MainActor
struct FlowObservationTests {
  @Test func tellsOfStartsAndEndsInOrderWithScreens() {
    let rig = FlowRig()
    var changes: [String] = []
    let observation = rig.stage.observe { changes.append($0.words) }

    rig.main.start(ChildFlow(rig.wireframe), from: rig.main.root)
    rig.stage.perform(.back)

    #expect(
      changes == [
        "hid Root", "started ChildFlow", "entered Page", "saw Page",
        "hid Page", "left Page", "saw Root", "ended ChildFlow",
      ])
    observation.cancel()
  }

  @Test func tellsOfAFlowThatEndsAtOnce() {
    let rig = FlowRig()
    var changes: [String] = []
    let observation = rig.stage.observe { changes.append($0.words) }

    rig.main.start(ChildFlow(rig.wireframe) { _, _ in }, from: rig.main.root)

    #expect(changes == ["started ChildFlow", "ended ChildFlow"])
    observation.cancel()
  }
}
