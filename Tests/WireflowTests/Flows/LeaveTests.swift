import TestSupport
import Testing
import Wireflow

@MainActor
struct LeaveTests {
  private let rig = FlowRig()
  private let sheet = PageScreen("Sheet")

  @Test func isToldOnceHoweverTheScreenLeaves() {
    for leave in [
      { _ = rig.stage.perform(.dismiss) }, { _ = rig.wireframe.dismissAll() },
      { _ = rig.wireframe.install(rootItems: [rig.main.root]) },
    ] {
      rig.wireframe.presentModally(sheet, from: rig.main.root)
      rig.main.onLeave(of: sheet) { flow, sheet in flow.notes.append("left \(sheet.title)") }
      #expect(rig.main.notes == [])

      leave()

      #expect(rig.main.notes == ["left Sheet"])
      rig.main.notes = []
    }
  }

  @Test func comesBeforeTheOutcomeOfAFlowThatEndsWithTheScreen() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { $0.note($1) }
    child.onLeave(of: child.page) { [main = rig.main] _, _ in main.notes.append("left") }
    child.finish(7)

    #expect(rig.main.notes == ["left", "finished 7"])
  }

  @Test func mayAskForSomething() {
    rig.wireframe.presentModally(sheet, from: rig.main.root)
    rig.main.onLeave(of: sheet) { flow, _ in
      flow.wireframe.push(PageScreen("Next"), from: flow.root)
    }
    _ = rig.newLog()

    rig.stage.perform(.dismiss)

    rig.expectLog(
      matches: """
        > dismiss
          dismiss PageScreen "Sheet"
          push PageScreen "Next" onto Root
        """)
  }

  @Test func isForgottenByItsHandleAndWithItsFlow() {
    rig.wireframe.presentModally(sheet, from: rig.main.root)
    rig.main.onLeave(of: sheet) { flow, _ in flow.notes.append("left") }.cancel()
    rig.main.onLeave(of: PageScreen("Gone")) { flow, _ in flow.notes.append("gone") }
    _ = rig.newLog()

    rig.wireframe.dismiss(sheet)

    #expect(rig.main.notes == [])
    rig.expectLog(matches: "  dismiss PageScreen \"Sheet\"")
  }

  @Test func isIgnoredForAScreenThatIsNotOnStage() {
    rig.main.onLeave(of: sheet) { _, _ in }

    rig.expectLog(
      matches: """
        > (app)
          ignored wait for the end of PageScreen "Sheet": PageScreen "Sheet" is not on stage
        """)
  }

  @Test func keepsNothing() {
    weak var screen: PageScreen?
    do {
      let page = PageScreen("Page")
      screen = page
      rig.wireframe.push(page, from: rig.main.root)
      rig.main.onLeave(of: page) { _, _ in }
    }
    rig.stage.perform(.back)

    #expect(screen == nil)
  }
}
