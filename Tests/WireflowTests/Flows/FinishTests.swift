import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@MainActor
struct FinishTests {
  let rig = FlowRig()

  @Test func unwindsItsScreensAndDeliversItsOutput() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { [rig] flow, outcome in
      flow.note(outcome)
      flow.notes.append("height \(rig.stage.stack(of: flow.root).count)")
      flow.notes.append("\(flow.wireframe.select(flow.other))")
    }
    child.wireframe.push(PageScreen("Second"), from: child.page)
    child.wireframe.presentModally(PageScreen("Modal"))
    _ = rig.newLog()

    let outcome = child.finish(7)

    #expect(outcome == .committed)
    #expect(rig.main.notes == ["finished 7", "height 1", "queued"])
    rig.expectLog(
      matches: """
          dismiss PageScreen "Modal"
          + pop to PageScreen "Root"
          finish ChildFlow
          select Other
        """)
  }

  @Test func leavesItsScreensToItsParent() {
    let child = ChildFlow(rig.wireframe)
    let grandchild = ChildFlow(rig.wireframe, page: "Grandchild")
    rig.main.start(child, from: rig.main.root) { $0.note($1) }
    child.start(grandchild, from: child.page) { $0.note($1) }
    _ = rig.newLog()

    child.finish(5, screens: .left)

    #expect(child.notes == ["cancelled"])
    #expect(rig.main.notes == ["finished 5"])
    rig.expectLog(
      matches: """
          cancel ChildFlow
          finish ChildFlow
        """)
    #expect(
      NavigationTree(rig.stage).roots[0].screens.map(\.flow) == [
        "MainFlow", "MainFlow", "MainFlow",
      ])
  }

  @Test func ignoresAFinishFromInsideItsOwnOutcome() {
    let child = ChildFlow(rig.wireframe)
    var outcomes: [RequestOutcome] = []
    rig.main.start(child, from: rig.main.root) { flow, outcome in
      flow.note(outcome)
      outcomes.append(child.finish(2))
    }
    _ = rig.newLog()

    child.finish(1)

    #expect(outcomes == [.queued])
    #expect(rig.main.notes == ["finished 1"])
    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          finish ChildFlow
          ignored finish ChildFlow: ChildFlow has ended
        """)
  }

  @Test func closesTheAlertOfItsScreenAndAnswersBeforeItsOutcome() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { $0.note($1) }
    child.wireframe.presentAlert(AlertContent(title: "Sure?"), from: child.page) { [rig] answer in
      rig.main.notes.append("answer \(answer?.title ?? "none")")
    }
    _ = rig.newLog()

    child.finish(1)

    #expect(rig.main.notes == ["answer none", "finished 1"])
    rig.expectLog(
      matches: """
          close alert "Sure?"
          + pop PageScreen "Page"
          finish ChildFlow
        """)
  }

  @Test func keepsTheModalsOfFlowsThatAreNoDescendants() {
    let first = ChildFlow(rig.wireframe, page: "First") { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
    let second = ChildFlow(rig.wireframe, page: "Second") { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
    rig.main.start(first, from: rig.main.root)
    rig.main.start(second, from: first.page) { $0.note($1) }
    _ = rig.newLog()

    first.finish(1)

    #expect(rig.main.notes.isEmpty)
    rig.expectLog(
      matches: """
          dismiss PageScreen "First"
          + present PageScreen "Second" over PageScreen "Root" as sheet, dismiss button Done
          finish ChildFlow
        """)
  }

  @Test func isReplacedInOneTransitionByWhatTheParentShows() {
    let backend = HeldBackend()
    backend.promptCompletions = 1
    let rig = FlowRig(backend: backend)
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { flow, outcome in
      flow.note(outcome)
      flow.wireframe.push(PageScreen("Receipt"), from: flow.root)
      flow.wireframe.presentAlert(AlertContent(title: "Thanks"), from: flow.root)
    }
    child.wireframe.push(PageScreen("Second"), from: child.page)
    backend.forget()
    _ = rig.newLog()

    child.finish(7, screens: .replaced)
    rig.wireframe.push(PageScreen("Later"), from: rig.stage.stack(of: rig.main.root)[1])

    #expect(rig.main.notes == ["finished 7"])
    rig.expectLog(
      matches: """
          pop to PageScreen "Root"
          finish ChildFlow
          + push PageScreen "Receipt" onto Root
          + alert "Thanks" [OK]
          push PageScreen "Later" onto Root
        """)
    #expect(
      backend.commands == [
        #"pop to PageScreen "Root" + push PageScreen "Receipt" onto Root + alert "Thanks" [OK]"#,
        #"push PageScreen "Later" onto Root"#,
      ])
  }
}

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
