import TestSupport
import Testing
import Wireflow

@MainActor
struct LifeTests {
  let rig = FlowRig()

  @Test func endsAsCancelledWhenItsLastScreenIsPopped() {
    let child = ChildFlow(rig.wireframe)
    var outcomes: [FlowOutcome<Int>] = []
    rig.main.start(child, from: rig.main.root) { _, outcome in outcomes.append(outcome) }

    rig.stage.perform(.back)

    #expect(outcomes == [.cancelled])
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
        > back
          pop PageScreen "Page"
          cancel ChildFlow
        """)
  }

  @Test func leavesNothingBehindAfterADoubleTap() {
    let tap = rig.main.wire(rig.main.root) { flow, root in
      flow.start(ChildFlow(flow.wireframe), from: root) { $0.note($1) }
    }

    tap()
    tap()

    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
          start ChildFlow
          ignored push PageScreen "Page": PageScreen "Root" is covered
          cancel ChildFlow
        """)
  }

  @Test func leavesNothingBehindAfterADoubleTapOnAModal() {
    for _ in 0..<2 {
      let child = ChildFlow(rig.wireframe) { flow, sender in
        flow.wireframe.presentModally(flow.page, from: sender)
      }
      rig.main.start(child, from: rig.main.root) { $0.note($1) }
    }

    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          present PageScreen "Page" over PageScreen "Root" as sheet, dismiss button Done
          start ChildFlow
          ignored present PageScreen "Page": PageScreen "Root" is already presenting
          cancel ChildFlow
        """)
  }

  @Test func endsAtOnceWhenItDoesNothing() {
    rig.main.start(ChildFlow(rig.wireframe) { _, _ in }, from: rig.main.root) { $0.note($1) }

    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          cancel ChildFlow
        """)
  }

  @Test func livesOnAnUnansweredAlert() {
    let child = ChildFlow(rig.wireframe) { flow, sender in
      flow.wireframe.presentAlert(AlertContent(title: "Sure?"), from: sender)
    }
    rig.main.start(child, from: rig.main.root) { $0.note($1) }

    #expect(rig.main.notes.isEmpty)
    rig.stage.perform(.choose("OK"))

    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          alert "Sure?" [OK]
        > choose "OK"
          close alert "Sure?"
          cancel ChildFlow
        """)
  }

  @Test func goesOnFromTheAnswerToAnAlert() {
    let child = ChildFlow(rig.wireframe) { flow, sender in
      flow.wireframe.presentAlert(AlertContent(title: "Sure?"), from: sender) { [weak flow] _ in
        if let flow { flow.wireframe.push(flow.page, from: sender) }
      }
    }
    rig.main.start(child, from: rig.main.root) { $0.note($1) }
    _ = rig.newLog()

    rig.stage.perform(.choose("OK"))

    #expect(rig.main.notes.isEmpty)
    rig.expectLog(
      matches: """
        > choose "OK"
          close alert "Sure?"
          push PageScreen "Page" onto Root
        """)
  }

  @Test func livesOnARequestThatWaits() {
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: rig.main.root)
    let shown = ChildFlow(rig.wireframe, page: "Shown") { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
    let late = ChildFlow(rig.wireframe, page: "Late") { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
    rig.main.start(shown, from: rig.main.root) { $0.note($1) }
    rig.main.start(late, from: rig.main.root) { $0.note($1) }

    #expect(rig.main.notes.isEmpty)
    _ = rig.newLog()
    rig.stage.perform(.choose("OK"))

    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
        > choose "OK"
          close alert "First"
          present PageScreen "Shown" over PageScreen "Root" as sheet, dismiss button Done
          ignored present PageScreen "Late": PageScreen "Root" is already presenting
          cancel ChildFlow
        """)
  }

  @Test func livesAsLongAsADescendant() {
    let parent = ChildFlow(rig.wireframe) { _, _ in }
    let child = ChildFlow(rig.wireframe, page: "Child")
    let starting = ChildFlow(rig.wireframe) { flow, sender in
      flow.start(parent, from: sender) { $0.note($1) }
      flow.start(child, from: sender) { $0.note($1) }
    }
    rig.main.start(starting, from: rig.main.root) { $0.note($1) }
    _ = rig.newLog()

    rig.stage.perform(.back)

    #expect(starting.notes == ["cancelled", "cancelled"])
    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
        > back
          pop PageScreen "Child"
          cancel ChildFlow
          cancel ChildFlow
        """)
  }

  @Test func endsOnceADescendantHasOnlyOlderWorkLeft() {
    let sheet = PageScreen("Sheet")
    let sheets = ChildFlow(rig.wireframe) { flow, sender in
      flow.wireframe.presentModally(sheet, from: sender)
    }
    let inner = ChildFlow(rig.wireframe) { flow, _ in
      flow.after(.milliseconds(300)) { $0.notes.append("late") }
    }
    let outer = ChildFlow(rig.wireframe, page: "Outer") { flow, sender in
      flow.wireframe.push(flow.page, from: sender)
      flow.start(inner, from: flow.page)
    }
    rig.main.start(sheets, from: rig.main.root)
    rig.main.start(outer, from: sheet)
    inner.wireframe.presentAlert(AlertContent(title: "Question"), from: rig.main.root)
    sheets.finish(1)
    _ = rig.newLog()

    rig.stage.perform(.choose("OK"))

    #expect(inner.notes.isEmpty)
    rig.expectLog(
      matches: """
        > choose "OK"
          close alert "Question"
          cancel ChildFlow
          cancel ChildFlow
        """)
  }

  @Test func neverEndsTheMainFlowByItself() {
    let outcome = rig.main.finish()
    rig.wireframe.push(PageScreen("Page"), from: rig.main.root)

    #expect(outcome == .ignored(.isMainFlow("MainFlow")))
    rig.expectLog(
      matches: """
        > (app)
          ignored finish MainFlow: MainFlow is the main flow
          push PageScreen "Page" onto Root
        """)
  }
}
