import TestSupport
import Testing
import Wireflow

@MainActor
struct TabBarWireframeTests {
  let rig = FlowRig()

  @Test func popsToRootOnRetap() {
    let page = PageScreen("Page")
    rig.wireframe.push(page, from: rig.main.root)
    rig.wireframe.push(PageScreen("Top"), from: page)
    _ = rig.newLog()

    let outcome = rig.stage.perform(.select("Root"))

    #expect(outcome == .performed)
    rig.expectLog(
      matches: """
        > select "Root"
          pop to PageScreen "Root"
        """)
  }

  @Test func ignoresARetapAtTheRoot() {
    let outcome = rig.stage.perform(.select("Root"))

    #expect(outcome == .performed)
    rig.expectLog(
      matches: """
        > select "Root"
          ignored pop to root of PageScreen "Root": already there
        """)
  }

  @Test func endsFlowsOnRetap() {
    rig.main.start(ChildFlow(rig.wireframe), from: rig.main.root) { $0.note($1) }
    _ = rig.newLog()

    rig.stage.perform(.select("Root"))

    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
        > select "Root"
          pop PageScreen "Page"
          cancel ChildFlow
        """)
  }

  @Test func doesNotPopForACoordinatorThatSelectsTheSameRoot() {
    rig.wireframe.push(PageScreen("Page"), from: rig.main.root)
    _ = rig.newLog()

    let outcome = rig.wireframe.select(rig.main.root)

    #expect(outcome == .ignored(.alreadyThere))
    rig.expectLog(matches: "  ignored select Root: already there")
  }

  @Test func keepsTheStackWhenTheUserComesBackToATab() {
    rig.wireframe.push(PageScreen("Page"), from: rig.main.root)
    rig.stage.perform(.select("Other"))
    rig.stage.perform(.select("Root"))

    #expect(rig.stage.stack(of: rig.main.root).titles == "Root/Page")
  }
}
