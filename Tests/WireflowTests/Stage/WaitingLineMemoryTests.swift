import Testing
import Wireflow

@MainActor
struct WaitingLineMemoryTests {
  @Test func droppingTheControllerFreesARequestThatWaitsBehindAnAlert() {
    var rig: FlowRig? = FlowRig()
    weak let stage = rig?.stage
    weak let page = rig?.main.root
    if let rig {
      rig.wireframe.presentAlert(AlertContent(title: "Wait"), from: rig.main.root)
      rig.wireframe.presentModally(PageScreen("Login"))
      rig.controller.wireframe.presentModally(PageScreen("News"))
    }

    rig = nil

    #expect(stage == nil)
    #expect(page == nil)
  }
}
