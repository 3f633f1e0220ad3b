import TestSupport
import Testing
import Wireflow

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

  @Test func doesNothingAfterTheEndOfItsFlow() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    screen.onRow = child.wire(screen) { _, _, _ in Issue.record("the flow has ended") }
    child.finish(1)
    _ = rig.newLog()

    screen.onRow?("Crime")

    rig.expectLog(matches: #"  ignored call from WiredScreen "Wired": ChildFlow has ended"#)
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
