import TestSupport
import Testing
import Wireflow

@MainActor
struct CornerEndTests {
  private let rig = FlowRig()

  @Test func finishesBelowAnotherFlowsModal() {
    let below = ChildFlow(rig.wireframe, page: "Below") { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
    rig.main.start(below, from: rig.main.root)
    let above = ChildFlow(rig.wireframe, page: "Above") { flow, _ in
      flow.wireframe.presentModally(flow.page)
    }
    rig.main.start(above, from: rig.main.root)
    _ = rig.newLog()

    below.finish(1)

    rig.expectLog(
      matches: """
          dismiss PageScreen "Below"
          + present PageScreen "Above" over PageScreen "Root" as sheet, dismiss button Done
          finish ChildFlow
        """)
    #expect(rig.stage.isOnStage(above.page))
  }

  @Test func livesWhenAChildReplacesItsOnlyScreen() {
    let parent = ChildFlow(rig.wireframe, page: "Parent")
    rig.main.start(parent, from: rig.main.root)
    let child = ChildFlow(parent.wireframe, page: "Child") { flow, sender in
      flow.wireframe.replace(sender, with: flow.page)
    }
    parent.start(child, from: parent.page)
    _ = rig.newLog()

    rig.stage.perform(.back)

    rig.expectLog(
      matches: """
        > back
          pop PageScreen "Child"
          cancel ChildFlow
          cancel ChildFlow
        """)
  }

  @Test func logoutFromDepthThreeEndsAllInOrder() {
    var ends: [String] = []
    func start(_ page: String, under parent: ChildFlow?) -> ChildFlow {
      let child = ChildFlow(rig.wireframe, page: page)
      if let parent {
        parent.start(child, from: parent.page) { _, _ in ends.append(page) }
      } else {
        rig.main.start(child, from: rig.main.root) { _, _ in ends.append(page) }
      }
      return child
    }
    let one = start("One", under: nil)
    let two = start("Two", under: one)
    _ = start("Three", under: two)
    _ = rig.newLog()

    rig.wireframe.install(rootItems: [PageScreen("Log in")])

    #expect(ends == ["Three", "Two", "One"])
    rig.expectLog(
      matches: """
          install tab bar: Log in
          cancel ChildFlow
          cancel ChildFlow
          cancel ChildFlow
        """)
  }
}
