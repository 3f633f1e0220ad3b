import TestSupport
import Testing
import Wireflow

/// The return to the root through sheets and pushes.
@MainActor
struct ReturnToRootTests {
  private let rig = FlowRig()
  private let page = PageScreen("Page")
  private let sheet = PageScreen("Sheet")

  @Test func dismissesAndPopsInOneTransition() {
    rig.wireframe.push(page, from: rig.main.root)
    rig.wireframe.presentModally(sheet, from: page)
    rig.wireframe.push(PageScreen("Deep"), from: sheet)
    rig.wireframe.presentModally(PageScreen("Over"), from: sheet)
    _ = rig.newLog()

    let outcome = rig.wireframe.returnToRoot(transition: .crossDissolve)

    #expect(outcome == .committed)
    rig.expectLog(
      matches: """
          dismiss PageScreen "Over" with crossDissolve
          + dismiss PageScreen "Sheet" with crossDissolve
          + pop PageScreen "Page" with crossDissolve
        """)
  }

  @Test func popsOrDismissesWhatThereIs() {
    rig.wireframe.push(page, from: rig.main.root)
    rig.wireframe.push(PageScreen("Next"), from: page)
    let first = rig.wireframe.returnToRoot()
    rig.wireframe.presentModally(sheet, from: rig.main.root)
    let second = rig.wireframe.returnToRoot()
    let third = rig.wireframe.returnToRoot()

    #expect([first, second, third] == [.committed, .committed, .ignored(.alreadyThere)])
    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root
          push PageScreen "Next" onto Root
          pop to PageScreen "Root"
          present PageScreen "Sheet" over PageScreen "Root" as sheet, dismiss button Done
          dismiss PageScreen "Sheet"
          ignored return to root: already there
        """)
  }

  @Test func asksGuardsOnceAboutEverythingThatLeaves() {
    let child = ChildFlow(rig.wireframe)
    var asked: [String] = []
    rig.main.start(child, from: rig.main.root)
    rig.wireframe.presentModally(sheet, from: child.page)
    child.guardRequests { _, request in
      asked.append(request.leaving.titles)
      return .refuse("unsaved")
    }
    _ = rig.newLog()

    let outcome = rig.wireframe.returnToRoot()

    #expect(outcome == .ignored(.refused(by: "ChildFlow", "unsaved")))
    #expect(asked == ["Sheet/Page"])
    #expect(rig.stage.frontScreen === sheet)
    rig.expectLog(matches: "  ignored return to root: ChildFlow refused, unsaved")
  }

  @Test func leavesTheModalsOfOtherFlowsAndThePlayer() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    rig.wireframe.presentModally(sheet, from: child.page)
    child.wireframe.presentModally(PageScreen("Own"), from: sheet)
    rig.wireframe.installMinimizable(Player(), animated: true)
    _ = rig.newLog()

    child.wireframe.returnToRoot()

    rig.expectLog(
      matches: """
          dismiss PageScreen "Own"
          + pop PageScreen "Page"
          cancel ChildFlow
        """)
    #expect(rig.stage.modalScreens.titles == "Sheet")
    #expect(rig.stage.playerScreen != nil)
  }

  @Test func staysOnTheSideOfAWallFromWhichItIsRequested() {
    let wall = WallFlow(rig.wireframe)
    rig.wireframe.push(page, from: rig.main.root)
    rig.main.start(wall, from: rig.main.root)
    wall.wireframe.push(PageScreen("Code"), from: wall.screen)
    _ = rig.newLog()

    wall.wireframe.returnToRoot()
    rig.wireframe.returnToRoot()

    rig.expectLog(
      matches: """
          pop PageScreen "Code"
          pop PageScreen "Page"
        """)
  }

  @Test func popsTheDetailInOneColumn() {
    rig.wireframe.showDetail(page, from: rig.main.root)
    _ = rig.newLog()

    rig.wireframe.returnToRoot()

    rig.expectLog(matches: #"  pop PageScreen "Page""#)
  }

  @Test func isIgnoredWhileNothingIsOnStage() {
    let stage = Stage(backend: TextRecorder())

    #expect(TabBarWireframe(stage: stage).returnToRoot() == .ignored(.nothingOnStage))
  }
}
