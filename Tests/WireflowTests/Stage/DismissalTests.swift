import TestSupport
import Testing
import Wireflow

@MainActor
struct DismissalTests {
  let rig = FlowRig()
  let low = PageScreen("Low")
  let high = PageScreen("High")

  @Test func dismissesWhatStandsAboveTopFirst() {
    rig.wireframe.presentModally(low, from: rig.main.root)
    rig.wireframe.push(PageScreen("Pushed"), from: low)
    rig.wireframe.presentModally(high, from: low)
    _ = rig.newLog()

    rig.wireframe.dismiss(low)

    rig.expectLog(
      matches: """
          dismiss PageScreen "High"
          + dismiss PageScreen "Low"
        """)
    #expect(rig.stage.modalScreens.isEmpty)
    #expect(rig.wireframe.presentModally(PageScreen("Next"), from: rig.main.root) == .committed)
  }

  @Test func leavesWhatStandsBelow() {
    rig.wireframe.presentModally(low, from: rig.main.root)
    rig.wireframe.presentModally(high, from: low)
    _ = rig.newLog()

    rig.wireframe.dismiss(high)

    rig.expectLog(matches: #"  dismiss PageScreen "High""#)
    #expect(rig.stage.visibleScreens.titles == "Low")
    #expect(rig.wireframe.presentModally(PageScreen("Next"), from: low) == .committed)
  }

  @Test func ignoresWhatIsNotPresented() {
    let pushed = PageScreen("Pushed")
    rig.wireframe.presentModally(low, from: rig.main.root)
    rig.wireframe.push(pushed, from: low)
    _ = rig.newLog()

    for screen in [rig.main.root, high, pushed] {
      #expect(rig.wireframe.dismiss(screen) == .ignored(.notPresented(screen.name)))
    }

    rig.expectLog(
      matches: """
          ignored dismiss PageScreen "Root": PageScreen "Root" is not presented
          ignored dismiss PageScreen "High": PageScreen "High" is not presented
          ignored dismiss PageScreen "Pushed": PageScreen "Pushed" is not presented
        """)
  }

  @Test func presentsAgainWhatAForeignFlowPresented() {
    let first = modalFlow("First")
    let second = modalFlow("Second")
    rig.main.start(first, from: rig.main.root)
    rig.main.start(second, from: first.page)
    _ = rig.newLog()

    first.wireframe.dismiss(first.page)

    rig.expectLog(
      matches: """
          dismiss PageScreen "First"
          + present PageScreen "Second" over PageScreen "Root" as sheet, dismiss button Done
          cancel ChildFlow
        """)
    #expect(rig.stage.modalScreens.titles == "Second")
    #expect(rig.wireframe.presentModally(PageScreen("Next"), from: rig.main.root) == .committed)
  }

  @Test func takesTheModalsOfDescendantsAway() {
    let first = modalFlow("First")
    let second = modalFlow("Second")
    rig.main.start(first, from: rig.main.root)
    first.start(second, from: first.page)
    _ = rig.newLog()

    first.wireframe.dismiss(first.page)

    rig.expectLog(
      matches: """
          dismiss PageScreen "Second"
          + dismiss PageScreen "First"
          cancel ChildFlow
          cancel ChildFlow
        """)
  }

  @Test func dismissesEverythingForTheMainFlow() {
    rig.main.start(modalFlow("First"), from: rig.main.root)
    rig.wireframe.presentModally(high)
    _ = rig.newLog()

    let outcomes = [rig.wireframe.dismissAll(), rig.wireframe.dismissAll()]

    #expect(outcomes == [.committed, .ignored(.nothingPresented)])
    rig.expectLog(
      matches: """
          dismiss PageScreen "High"
          + dismiss PageScreen "First"
          cancel ChildFlow
          ignored dismiss all: nothing is presented
        """)
  }

  @Test func dismissesAllThatAFlowPresentedAndNoMore() {
    let first = modalFlow("First")
    let second = modalFlow("Second")
    rig.main.start(first, from: rig.main.root)
    rig.main.start(second, from: first.page)
    first.wireframe.presentModally(PageScreen("Third"))
    _ = rig.newLog()

    first.wireframe.dismissAll()

    rig.expectLog(
      matches: """
          dismiss PageScreen "Third"
          + dismiss PageScreen "First"
          + present PageScreen "Second" over PageScreen "Root" as sheet, dismiss button Done
          cancel ChildFlow
        """)
  }

  @Test func ignoresDismissingAllForAFlowThatPresentedNothing() {
    let pushed = ChildFlow(rig.wireframe)
    rig.main.start(pushed, from: rig.main.root)
    rig.wireframe.presentModally(low)
    _ = rig.newLog()

    let outcome = pushed.wireframe.dismissAll()

    #expect(outcome == .ignored(.nothingPresented))
    #expect(rig.stage.modalScreens.titles == "Low")
  }

  /// A flow that presents its page.
  private func modalFlow(_ page: String) -> ChildFlow {
    ChildFlow(rig.wireframe, page: page) { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
  }
}
