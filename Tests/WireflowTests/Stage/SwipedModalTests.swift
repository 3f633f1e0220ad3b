import TestSupport
import Testing
import Wireflow

@MainActor
struct SwipedModalTests {
  let backend = TextRecorder()

  @Test func keepsTheModalThatASwipeLeadsTo() {
    let rig = FlowRig(backend: backend)
    let login = ChildFlow(rig.wireframe, page: "Login") { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
    let survey = PageScreen("Survey")
    rig.main.start(login, from: rig.main.root) { flow, _ in
      flow.wireframe.presentModally(survey, from: flow.root)
    }
    _ = rig.newLog()

    rig.stage.userDid(.removed([login.page]), in: backend)

    #expect(rig.stage.isOnStage(survey))
    rig.expectLog(
      matches: """
        > dismiss
          dismiss PageScreen "Login"
          cancel ChildFlow
          present PageScreen "Survey" over PageScreen "Root" as sheet, dismiss button Done
        """)
  }

  @Test func keepsAModalThatTheAppPresentedAnew() {
    let rig = FlowRig(backend: backend)
    let low = PageScreen("Low")
    let high = ChildFlow(rig.wireframe, page: "High") { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
    rig.wireframe.presentModally(low, from: rig.main.root)
    rig.main.start(high, from: low) { flow, _ in
      flow.wireframe.dismiss(low)
      flow.wireframe.presentModally(low, from: flow.root)
    }
    _ = rig.newLog()

    rig.stage.userDid(.removed([low, high.page]), in: backend)

    rig.expectLog(
      matches: """
        > dismiss
          dismiss PageScreen "High"
          cancel ChildFlow
          dismiss PageScreen "Low"
          present PageScreen "Low" over PageScreen "Root" as sheet, dismiss button Done
          restore
        """)
  }
}
