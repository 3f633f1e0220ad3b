import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@MainActor
struct FlowWireframeTests {
  let rig = FlowRig()

  @Test func unwrapsAWireframeOfAFlow() {
    let child = ChildFlow(rig.wireframe)
    let grandchild = ChildFlow(child.wireframe)

    #expect(child.wireframe.base === rig.controller.wireframe)
    #expect(grandchild.wireframe.base === rig.controller.wireframe)
    #expect(grandchild.wireframe.stage === rig.stage)
  }

  @Test func asksForNothingBeforeTheStartOfItsFlow() {
    let child = ChildFlow(rig.wireframe)

    let outcome = child.wireframe.push(child.page, from: rig.main.root)

    #expect(outcome == .ignored(.flowNotStarted("the flow")))
    rig.expectLog(
      matches: """
        > (app)
          ignored push PageScreen "Page": the flow has not been started
        """)
  }

  @Test func asksForNothingAfterTheEndOfItsFlow() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    child.finish(1)
    _ = rig.newLog()

    let outcome = child.wireframe.push(child.page, from: rig.main.root)

    #expect(outcome == .ignored(.flowEnded("ChildFlow")))
    rig.expectLog(matches: #"  ignored push PageScreen "Page": ChildFlow has ended"#)
  }

  @Test func ignoresWhatWaitedWhenItsFlowHasEnded() {
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: rig.main.root)
    let child = ChildFlow(rig.wireframe) { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
    rig.main.start(child, from: rig.main.root) { $0.note($1) }
    child.finish(1)
    _ = rig.newLog()

    rig.stage.perform(.choose("OK"))

    #expect(rig.main.notes == ["finished 1"])
    rig.expectLog(
      matches: """
        > choose "OK"
          close alert "First"
          ignored present PageScreen "Page": ChildFlow has ended
        """)
  }

  @Test func letsOtherFlowsAskForThemselvesAfterARequest() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { flow, _ in
      flow.wireframe.push(PageScreen("Next"), from: flow.root)
    }

    child.wireframe.pop(child.page)

    #expect(NavigationTree(rig.stage).roots[0].screens.map(\.flow) == ["MainFlow", "MainFlow"])
  }
}
