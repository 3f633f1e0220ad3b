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

    rig.stage.userRemoved([login.page], in: backend)

    #expect(rig.stage.isOnStage(survey))
    #expect(
      rig.newLog() == """
        > dismiss
          dismiss PageScreen "Login"
          cancel ChildFlow
          present PageScreen "Survey" over PageScreen "Root" as sheet, dismiss button Done
        """)
  }
}
