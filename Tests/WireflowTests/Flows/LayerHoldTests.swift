import TestSupport
import Testing

@testable import Wireflow

/// A layer may hold a flow, and hand it a screen.
@MainActor
struct LayerHoldTests {
  private let rig = FlowRig()

  @Test func livesWhileItIsHeld() {
    let child = ChildFlow(rig.wireframe) { flow, _ in flow.wireframe.hold() }
    rig.main.start(child, from: rig.main.root) { $0.note($1) }
    rig.expectLog(matches: "> (app)\n  start ChildFlow")

    child.wireframe.dropHold()

    rig.expectLog(matches: "  cancel ChildFlow")
    #expect(rig.main.notes == ["cancelled"])
  }

  @Test func adoptsAScreenOfAnother() {
    let page = PageScreen("Page")
    rig.wireframe.push(page, from: rig.main.root)
    let child = ChildFlow(rig.wireframe) { flow, sender in flow.wireframe.adopt(sender) }

    rig.main.start(child, from: page) { $0.note($1) }
    #expect(rig.stage.flow(of: page) == "ChildFlow")
    rig.stage.perform(.back)

    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root
          start ChildFlow
        > back
          pop PageScreen "Page"
          cancel ChildFlow
        """)
  }

  @Test func adoptsNothingOnceItHasEnded() {
    let page = PageScreen("Page")
    rig.wireframe.push(page, from: rig.main.root)
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: page)
    child.finish(1)

    child.wireframe.adopt(page)

    #expect(rig.stage.flow(of: page) == "MainFlow")
  }

  @Test func knowsWhetherRequestsWait() {
    rig.wireframe.presentAlert(AlertContent(title: "One"), from: rig.main.root)
    #expect(!rig.stage.hasRequestsWaiting)

    rig.wireframe.presentModally(PageScreen("Modal"), from: rig.main.root)
    #expect(rig.stage.hasRequestsWaiting)
    rig.stage.perform(.choose("OK"))

    #expect(!rig.stage.hasRequestsWaiting)
  }
}
