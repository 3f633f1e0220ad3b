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
}

/// Coordinators and wireframes that belong to another stage than the one that is asked.
@MainActor
struct TwoStagesTests {
  let here = FlowRig()
  let there = FlowRig()

  @Test func aChildOfAnotherStageIsNotStarted() {
    var outcomes: [String] = []
    let stranger = ChildFlow(there.wireframe)

    here.main.start(stranger, from: here.main.root) { _, outcome in outcomes.append(outcome.words) }

    #expect(outcomes == ["cancelled"])
    here.expectLog(
      matches: "> (app)\n  ignored start ChildFlow: ChildFlow belongs to another stage")
    there.expectLog(matches: "")
  }

  @Test func aChildThatLivesOnAnotherStageLivesOn() async {
    let child = ChildFlow(there.wireframe)
    there.main.start(child, from: there.main.root)

    let task = Task { await here.main.run(child, from: here.main.root) }
    task.cancel()
    _ = await task.value

    #expect(there.stage.isOnStage(child.page))
    here.expectLog(
      matches: "> (app)\n  ignored start ChildFlow: ChildFlow belongs to another stage")
    there.stage.perform(.back)
    there.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
        > back
          pop PageScreen "Page"
          cancel ChildFlow
        """)
  }

  @Test func aGrandchildAndAGuardOfAStrangerAreRefused() {
    let stranger = ChildFlow(there.wireframe)
    here.main.start(stranger, from: here.main.root)
    let grandchild = ChildFlow(stranger.wireframe)

    stranger.start(grandchild, from: there.main.root)
    stranger.guardRequests { _, _ in .refuse("never") }
    stranger.wireframe.push(PageScreen("Page"), from: there.main.root)

    here.expectLog(
      matches: "> (app)\n  ignored start ChildFlow: ChildFlow belongs to another stage")
    there.expectLog(
      matches: """
        > (app)
          ignored start ChildFlow: the flow has not been started
          ignored guard: the flow has not been started
          ignored push PageScreen "Page": the flow has not been started
        """)
  }

  @Test func aRequestThroughAnotherStagesWireframeIsRefused() {
    let (child, page) = (ChildFlow(there.wireframe), PageScreen("New"))
    there.main.start(child, from: there.main.root)
    _ = there.newLog()

    let outcome = here.stage.submit(.push(page, from: here.main.root), through: child.wireframe)

    #expect(outcome == .ignored(.onOtherStage("FlowWireframe<Int>")))
    #expect(!here.stage.isOnStage(page))
    there.expectLog(matches: "")
  }

  @Test func rootItemsWithAnotherStagesWireframeAreRefused() {
    let tabs = [PageScreen("One"), PageScreen("Two")]

    let outcome = here.wireframe.presentModally(
      rootItems: tabs, in: TabBarWireframe(stage: there.stage), from: here.main.root)

    #expect(outcome == .ignored(.onOtherStage("TabBarWireframe")))
    #expect(here.stage.modalScreens.isEmpty)
  }

  @Test func aMainFlowOfAnotherStageIsNotLaunched() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let controller = ApplicationController(
      wireframe: TabBarWireframe(stage: stage), mainFlow: MainFlow(there.controller.wireframe))

    controller.finishLaunching()

    #expect(
      stage.log.text == "> launch\n  ignored start MainFlow: MainFlow belongs to another stage\n")
  }
}
