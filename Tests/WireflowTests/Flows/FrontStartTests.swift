import TestSupport
import Testing
import Wireflow

/// Flows that start in front of every visible screen.
@MainActor
struct FrontStartTests {
  let rig = FlowRig()

  /// A login that comes from whatever screen is in front.
  private func login() -> ChildFlow {
    ChildFlow(rig.wireframe, page: "Login") { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
  }

  @Test func startsFromTheTopOfTheStack() {
    let page = PageScreen("Page")
    rig.wireframe.push(page, from: rig.main.root)

    rig.main.start(login())

    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "Page" onto Root
          start ChildFlow
          present PageScreen "Login" over PageScreen "Page" as sheet, dismiss button Done
        """)
  }

  @Test func startsFromTheModalInFront() {
    let page = PageScreen("Page")
    rig.wireframe.presentModally(page, from: rig.main.root)

    rig.main.start(login())

    #expect(rig.newLog().contains("present PageScreen \"Login\" over PageScreen \"Page\""))
  }

  @Test func startsFromTheScreenThatIsInFrontWhenItHasItsTurn() {
    let (page, child) = (PageScreen("Page"), ChildFlow(rig.wireframe) { flow, _ in flow.finish(1) })
    rig.wireframe.push(page, from: rig.main.root)
    let login = login()
    rig.main.start(child, from: page) { main, _ in
      main.wireframe.pop(page)
      main.start(login)
    }

    #expect(rig.newLog().contains("present PageScreen \"Login\" over PageScreen \"Root\""))
  }

  @Test func isIgnoredWithNothingOnStage() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let main = BareMainFlow(TabBarWireframe(stage: stage))
    let controller = ApplicationController(wireframe: TabBarWireframe(stage: stage), mainFlow: main)
    controller.finishLaunching()
    var outcomes: [String] = []

    main.start(ChildFlow(main.wireframe)) { _, outcome in outcomes.append(outcome.words) }

    #expect(stage.frontScreen == nil)
    #expect(outcomes == ["cancelled"])
    #expect(
      stage.log.text == """
        > launch
          start BareMainFlow
        > (app)
          ignored start ChildFlow: nothing is on stage

        """)
  }

  @Test func canBeAwaited() async {
    let login = login()
    rig.main.task { main in
      let outcome = await main.run(login)
      main.note(outcome)
    }
    await rig.scheduler.advance(by: .zero)
    #expect(rig.stage.frontScreen === login.page)

    login.finish(7)
    await rig.scheduler.advance(by: .zero)

    #expect(rig.main.notes == ["finished 7"])
  }
}
