import TestSupport
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

  /// Another part of a transaction that waits behind an alert, beside a page in front.
  enum Part: CaseIterable {
    case start, owningStart, finish, cancel
  }

  @Test(arguments: Part.allCases)
  func droppingTheControllerFreesATransactionThatWaitsBehindAnAlert(_ part: Part) {
    var rig: FlowRig? = FlowRig()
    weak let stage = rig?.stage
    weak let wireframe = rig?.controller.wireframe
    weak var child: ChildFlow?
    if let rig {
      let flow = ChildFlow(rig.wireframe, page: "Child")
      child = flow
      rig.main.start(flow, from: rig.main.root)
      rig.wireframe.presentAlert(AlertContent(title: "Wait"), from: rig.main.root)
      rig.wireframe.transaction {
        rig.wireframe.presentModally(PageScreen("Login"))
        switch part {
        case .start: rig.main.start(ChildFlow(rig.wireframe, page: "Late"), from: rig.main.root)
        case .owningStart:
          rig.main.start(ChildFlow(rig.wireframe, page: "Late"), owning: rig.main.root)
        case .finish: flow.finish(1)
        case .cancel: flow.cancel()
        }
      }
    }
    #expect(child != nil)

    rig = nil

    #expect(stage == nil)
    #expect(wireframe == nil)
    #expect(child == nil)
  }
}
