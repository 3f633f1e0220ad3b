import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// A modal goes with its presenter where the caller says so.
@MainActor
struct TiedModalTests {
  private let rig = FlowRig()
  private let page = PageScreen("Page")
  private let tied = PageScreen("Tied")

  init() {
    rig.wireframe.push(page, from: rig.main.root)
    rig.wireframe.presentModally(tied, from: page, whenSenderLeaves: .leaves)
    _ = rig.newLog()
  }

  @Test func goesWithOthersWhosePresentersLeaveAtOnce() {
    let second = PageScreen("Second")
    let child = ChildFlow(rig.wireframe) { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender, whenSenderLeaves: .leaves)
    }
    rig.wireframe.dismiss(tied)
    rig.main.start(child, from: page)
    rig.wireframe.push(second, from: page)
    rig.wireframe.presentModally(tied, from: second, whenSenderLeaves: .leaves)
    child.wireframe.presentModally(PageScreen("Free"), from: rig.main.root)
    _ = rig.newLog()

    rig.wireframe.pop(page)

    rig.expectLog(
      matches: """
          pop to PageScreen "Root"
          + dismiss PageScreen "Free"
          + dismiss PageScreen "Tied"
          + dismiss PageScreen "Page"
          cancel ChildFlow
        """)
    expectNoViolations(of: rig.stage)
  }

  @Test func isNotShownAgainWhenAnotherFlowDismissesItsPresenter() {
    let child = ChildFlow.modal(rig.wireframe)
    rig.main.start(child, from: tied)
    rig.wireframe.presentModally(
      PageScreen("Second"), from: child.page, whenSenderLeaves: .leaves)
    rig.wireframe.presentModally(PageScreen("Third"), from: rig.main.root)
    _ = rig.newLog()

    child.wireframe.dismiss(child.page)

    rig.expectLog(
      matches: """
          dismiss PageScreen "Third"
          + dismiss PageScreen "Second"
          + dismiss PageScreen "Page"
          cancel ChildFlow
        """)
    expectNoViolations(of: rig.stage)
  }

  @Test func goesInABatchAndInATransaction() {
    rig.wireframe.batch {
      rig.wireframe.pop(page)
      rig.wireframe.presentModally(page, from: rig.main.root)
    }
    rig.wireframe.presentModally(tied, from: page, whenSenderLeaves: .leaves)
    rig.wireframe.transaction {
      rig.wireframe.dismiss(page)
      rig.wireframe.push(page, from: rig.main.root)
    }

    assertSnapshot(of: rig.newLog())
  }

  @Test func goesWhenTheFlowOfItsPresenterEnds() {
    rig.wireframe.goBack()
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: page)
    rig.wireframe.presentModally(tied, from: child.page, whenSenderLeaves: .leaves)
    _ = rig.newLog()

    child.guardRequests { _, _ in .refuse("unsaved") }
    rig.wireframe.pop(page)
    child.removeGuard()
    child.finish(1)

    rig.expectLog(
      matches: """
          ignored pop PageScreen "Page": ChildFlow refused, unsaved
          pop PageScreen "Page"
          finish ChildFlow
          + dismiss PageScreen "Tied"
        """)
  }

  @Test func isTiedWhenItWaitedAndByATransactionThatSucceeds() {
    let second = PageScreen("Second")
    rig.wireframe.dismiss(tied)
    let alert = rig.wireframe.presentAlert(AlertContent(title: "Wait"), from: page)
    rig.wireframe.presentModally(tied, from: page, whenSenderLeaves: .leaves)
    alert.close()
    for sender in [PageScreen("Nowhere"), tied] {
      rig.wireframe.transaction {
        rig.wireframe.presentModally(second, from: tied, whenSenderLeaves: .leaves)
        rig.wireframe.push(PageScreen("Next"), from: sender === tied ? second : sender)
      }
      expectNoViolations(of: rig.stage)
    }
    _ = rig.newLog()

    rig.wireframe.pop(page)

    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          + dismiss PageScreen "Second"
          + dismiss PageScreen "Tied"
        """)
    expectNoViolations(of: rig.stage)
  }
}

@MainActor
struct SwipedModalTests {
  let backend = TextRecorder()

  @Test func keepsTheModalThatASwipeLeadsTo() {
    let rig = FlowRig(backend: backend)
    let login = ChildFlow.modal(rig.wireframe, page: "Login")
    rig.main.start(login, from: rig.main.root) { flow, _ in
      flow.wireframe.presentModally(PageScreen("Survey"), from: flow.root)
    }
    _ = rig.newLog()

    rig.stage.userDid(.removed([login.page]), in: backend)

    rig.expectLog(
      matches: """
        > dismiss
          dismiss PageScreen "Login"
          cancel ChildFlow
          present PageScreen "Survey" over PageScreen "Root" as sheet, dismiss button Done
        """)
    #expect(rig.stage.modalScreens.titles == "Survey")
  }

  @Test func keepsAModalThatTheAppPresentedAnew() {
    let rig = FlowRig(backend: backend)
    let low = PageScreen("Low")
    let high = ChildFlow.modal(rig.wireframe, page: "High")
    rig.wireframe.presentModally(low, from: rig.main.root)
    rig.main.start(high, from: low) { flow, _ in
      flow.wireframe.dismiss(low)
      flow.wireframe.presentModally(low, from: flow.root)
    }
    _ = rig.newLog()

    rig.stage.userDid(.removed([low, high.page]), in: backend)

    assertSnapshot(of: rig.newLog())
  }
}
