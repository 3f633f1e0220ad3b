import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Notices: one at a time, for some time, in front of everything but walls and alerts.
@MainActor
struct NoticeTests {
  /// A notice whose action notes that it was taken back.
  private func sent(_ rig: FlowRig, _ text: String = "Sent") -> NoticeContent {
    NoticeContent(text, action: ScreenContent.Button("Undo") { rig.note("undone") })
  }

  @Test func showsForSomeTime() {
    var stories = Stories()
    stories.tell("it closes once its time is over, by its action or by the user") { rig in
      let before = rig.stage.possibleActions
      rig.wireframe.showNotice(sent(rig), for: .seconds(10))
      #expect(rig.stage.possibleActions == [.tap("Undo"), .closeNotice] + before)
      rig.user(.wait(.seconds(9)), .wait(.seconds(1)))
      rig.wireframe.showNotice(sent(rig))
      rig.user(.tap("Undo"))
      #expect(rig.scheduler.pending.isEmpty)
      rig.wireframe.showNotice("Saved")
      rig.wireframe.push("Page")
      rig.user(.closeNotice)
      #expect(rig.stage.snapshot.notice == nil)
    }
    stories.tell("its time stops behind an alert") { rig in
      rig.wireframe.showNotice(sent(rig), for: .seconds(2))
      rig.user(.wait(.seconds(1)))
      rig.wireframe.ask("Q")
      rig.user(
        .wait(.seconds(5)), .tap("Undo"), .closeNotice, .choose("OK"), .wait(.seconds(2)))
    }
    stories.tell("it closes with its flow") { rig in
      let flow = rig.start()
      flow.wireframe.showNotice(sent(rig))
      flow.wireframe.showNotice("Waiting")
      rig.wireframe.showNotice("Other", for: .seconds(3))
      rig.wireframe.pop(flow.page)
      rig.user(.wait(.seconds(3)))
      #expect(rig.scheduler.pending.isEmpty)
    }
    stories.tell("it is taken back with its transaction") { rig in
      rig.wireframe.showNotice(sent(rig))
      rig.wireframe.transaction {
        rig.wireframe.closeNotice()
        rig.wireframe.showNotice("Saved")
        rig.wireframe.pop(PageScreen("Stranger"))
      }
      rig.user(.tap("Undo"))
    }
    let listener = Listener()
    stories.tell("it is announced once it is seen", FlowRig(backend: listener)) { rig in
      rig.wireframe.ask("Q")
      rig.wireframe.showNotice("Saved")
      rig.note(listener.heard.count)
      rig.user(.choose("OK"))
      rig.wireframe.ask("Q")
      rig.user(.choose("OK"))
      rig.note(listener.heard.map(\.text))
    }
    assertSnapshot(of: stories.text)
  }

  @Test func isNumberedBeforeThePage() {
    let rig = FlowRig()
    rig.wireframe.push(FormScreen("Form"), from: rig.root)
    rig.wireframe.showNotice(NoticeContent("Draft", action: ScreenContent.Button("Send") {}))
    let pages = rig.stage.picture.frontPages.reversed().flatMap(\.elements).compactMap(\.action)
    let sends = (1...3).map { UserAction.tap(.init("Send", occurrence: $0)) }
    #expect(pages.filter(sends.contains) == sends)
    #expect(Array(rig.stage.possibleActions.prefix(3)) == sends)
  }
}
