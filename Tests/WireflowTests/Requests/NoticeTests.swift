import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Notices: one at a time, for some time, in front of everything but walls and alerts.
@MainActor
struct NoticeTests {
  private let rig = Rig()
  private let undone = Counter()

  private final class Counter {
    var count = 0
  }

  private func sent(_ text: String = "Sent") -> NoticeContent {
    let undone = undone
    return NoticeContent(text, action: ScreenContent.Button("Undo") { undone.count += 1 })
  }

  @Test func closesOnceItsTimeIsOverOrByItsActionOrByTheUser() {
    let before = rig.stage.possibleActions
    rig.wireframe.showNotice(sent(), for: .seconds(10))
    #expect(rig.stage.possibleActions == [.tap("Undo"), .closeNotice] + before)
    rig.stage.perform(.wait(.seconds(9)))
    rig.stage.perform(.wait(.seconds(1)))
    rig.wireframe.showNotice(sent())
    rig.stage.perform(.tap("Undo"))
    #expect(undone.count == 1 && rig.scheduler.pending.isEmpty)
    rig.wireframe.showNotice("Saved")
    rig.wireframe.push(PageScreen("A1"), from: rig.a)
    rig.stage.perform(.closeNotice)

    assertSnapshot(of: rig.newLog())
    #expect(rig.stage.snapshot.notice == nil)
  }

  @Test func waitsBehindAnother() {
    rig.wireframe.showNotice("First", for: .seconds(2))
    rig.wireframe.showNotice("Second", for: .seconds(5))
    rig.stage.perform(.wait(.seconds(4)))
    rig.stage.perform(.wait(.seconds(3)))

    assertSnapshot(of: rig.newLog())
  }

  @Test func stopsItsTimeBehindAnAlert() {
    rig.wireframe.showNotice(sent(), for: .seconds(2))
    rig.stage.perform(.wait(.seconds(1)))
    rig.wireframe.presentAlert(AlertContent(title: "Q", actions: [.init("OK")]), from: rig.a)
    rig.stage.perform(.wait(.seconds(5)))
    rig.stage.perform(.tap("Undo"))
    rig.stage.perform(.closeNotice)
    rig.stage.perform(.choose("OK"))
    rig.stage.perform(.wait(.seconds(2)))

    #expect(
      rig.newLog() == """
          notice "Sent" [Undo]
        > wait 1000ms
        > (app)
          alert "Q" [OK]
        > wait 5000ms
        > tap "Undo"
          refused: alert "Q" is in front; possible: choose "OK"
        > close notice
          refused: alert "Q" is in front; possible: choose "OK"
        > choose "OK"
          close alert "Q"
        > wait 2000ms
          close notice "Sent"
        """)
  }

  @Test func closesWithItsFlow() {
    let rig = FlowRig()
    let flow = ChildFlow(rig.wireframe)
    rig.main.start(flow, from: rig.main.root)
    flow.wireframe.showNotice(sent())
    flow.wireframe.showNotice("Waiting")
    rig.wireframe.showNotice("Other", for: .seconds(3))
    _ = rig.newLog()
    rig.wireframe.pop(flow.page)
    rig.stage.perform(.wait(.seconds(3)))

    #expect(
      rig.newLog() == """
          pop PageScreen "Page"
          close notice "Sent"
          + close notice "Waiting"
          cancel ChildFlow
          + notice "Other"
        > wait 3000ms
          close notice "Other"
        """)
    #expect(rig.scheduler.pending.isEmpty)
  }

  @Test func isTakenBackWithItsTransaction() {
    rig.wireframe.showNotice(sent())
    rig.wireframe.transaction {
      rig.wireframe.closeNotice()
      rig.wireframe.showNotice("Saved")
      rig.wireframe.pop(PageScreen("Stranger"))
    }

    #expect(rig.stage.snapshot.notice?.text == "Sent")
    #expect(rig.stage.violations().isEmpty)
    rig.stage.perform(.tap("Undo"))
    #expect(undone.count == 1)
  }

  @Test func isReachedBesideTheDrawerAndNotByAnOldPicture() throws {
    let rig = Rig { HamburgerWireframe(stage: $0) }
    rig.wireframe.showNotice(sent())
    let old = try #require(rig.stage.picture.notice)
    rig.stage.perform(.openDrawer)
    let action = try #require(rig.stage.picture.notice?.elements.first?.action)
    rig.stage.perform(action, on: old.elements[0].target)
    rig.wireframe.showNotice(sent("Sent again"))
    rig.stage.perform(action, on: old.elements[0].target)

    #expect(
      rig.newLog() == """
          notice "Sent" [Undo]
        > open drawer
          open drawer
        > tap "Undo"
          close notice "Sent"
        > (app)
          notice "Sent again" [Undo]
          missed tap "Undo": what the user looked at is no longer in front
        """)
    #expect(undone.count == 1)
  }

  @Test func isNumberedBeforeThePage() {
    rig.wireframe.push(FormScreen("Form"), from: rig.a)
    rig.wireframe.showNotice(NoticeContent("Draft", action: ScreenContent.Button("Send") {}))

    let picture = rig.stage.picture
    let pages = picture.frontPages.reversed().flatMap(\.elements).compactMap(\.action)
    let sends = (1...3).map { UserAction.tap(.init("Send", occurrence: $0)) }
    #expect(pages.filter(sends.contains) == sends)
    #expect(Array(rig.stage.possibleActions.prefix(3)) == sends)
  }

  @Test func isAnnouncedOnceItIsSeen() {
    let listener = Listener()
    let rig = Rig(backend: listener)
    rig.wireframe.presentAlert(AlertContent(title: "Q", actions: [.init("OK")]), from: rig.a)
    rig.wireframe.showNotice("Saved")
    #expect(listener.heard.isEmpty)
    rig.stage.perform(.choose("OK"))
    rig.wireframe.presentAlert(AlertContent(title: "Q", actions: [.init("OK")]), from: rig.a)
    rig.stage.perform(.choose("OK"))

    #expect(listener.heard.map(\.text) == ["Saved"])
  }
}
