import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@MainActor
struct StartTests {
  let rig = FlowRig()

  @Test func isTheOwnerOfARootScreen() {
    let child = ChildFlow(rig.wireframe) { _, _ in }

    rig.main.start(child, owning: rig.main.other) { $0.note($1) }
    rig.stage.submit(.push(PageScreen("From owner"), from: rig.main.other))

    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "From owner" onto Other
        """)
    expectText(
      NavigationTree(rig.stage).description,
      matches: """
        tab bar
          Root, selected
            * PageScreen "Root" in MainFlow
          Other
              PageScreen "Other" in ChildFlow
              PageScreen "From owner" in ChildFlow
        """)

    rig.wireframe.install(rootItems: [PageScreen("New")])

    #expect(rig.main.notes == ["cancelled"])
  }

  @Test(arguments: [0, 1])
  func keepsItsRootScreenInAModalWhenItFinishes(place: Int) {
    let roots = [PageScreen("One"), PageScreen("Two")]
    let child = ChildFlow(rig.wireframe)
    rig.wireframe.presentModally(rootItems: roots, in: TabBarWireframe(stage: rig.stage))
    rig.main.start(child, owning: roots[place]) { $0.note($1) }
    _ = rig.newLog()

    child.finish(3)

    #expect(rig.main.notes == ["finished 3"])
    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          finish ChildFlow
        """)
    #expect(roots.map(rig.stage.flow) == ["MainFlow", "MainFlow"])
  }

  @Test func leavesAModalToOtherRootItemsWhenItHasNothingElse() {
    let roots = [PageScreen("One"), PageScreen("Two")]
    let child = ChildFlow(rig.wireframe) { _, _ in }
    rig.wireframe.presentModally(rootItems: roots, in: TabBarWireframe(stage: rig.stage))
    rig.main.start(child, owning: roots[0])
    _ = rig.newLog()

    child.finish(3)

    rig.expectLog(matches: "  finish ChildFlow")
    #expect(roots.map(rig.stage.flow) == ["MainFlow", "MainFlow"])
  }

  @Test func goesWithAModalWhoseRootItemsAreAllItsOwn() {
    let roots = [PageScreen("One"), PageScreen("Two")]
    let child = ChildFlow(rig.wireframe) { flow, _ in
      flow.wireframe.presentModally(
        rootItems: roots, in: TabBarWireframe(stage: flow.wireframe.stage))
      flow.start(ChildFlow(flow.wireframe) { _, _ in }, owning: roots[0])
    }
    rig.main.start(child, from: rig.main.root)
    _ = rig.newLog()

    child.finish(3)

    rig.expectLog(
      matches: """
          dismiss PageScreen "One"
          cancel ChildFlow
          finish ChildFlow
        """)
  }

  @Test func ownsNothingButARootScreen() {
    let page = PageScreen("Page")
    let modal = PageScreen("Modal")
    rig.wireframe.push(page, from: rig.main.root)
    rig.wireframe.presentModally(modal, from: page)
    _ = rig.newLog()

    for screen in [page, modal, PageScreen("Stranger")] {
      rig.main.start(ChildFlow(rig.wireframe), owning: screen) { $0.note($1) }
    }

    #expect(rig.main.notes == ["cancelled", "cancelled", "cancelled"])
    rig.expectLog(
      matches: """
          ignored start ChildFlow: PageScreen "Page" is not on stage
          ignored start ChildFlow: PageScreen "Modal" is not on stage
          ignored start ChildFlow: PageScreen "Stranger" is not on stage
        """)
  }

  @Test func doesNotStartTwice() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { $0.notes.append("first \($1.words)") }
    rig.main.start(child, from: rig.main.root) { $0.notes.append("second \($1.words)") }
    child.finish(1)
    rig.main.start(child, from: rig.main.root) { $0.notes.append("third \($1.words)") }

    #expect(rig.main.notes == ["second cancelled", "first finished 1", "third cancelled"])
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
          ignored start ChildFlow: ChildFlow has been started before
          pop PageScreen "Page"
          finish ChildFlow
          ignored start ChildFlow: ChildFlow has been started before
        """)
  }

  @Test func doesNotStartWithTheWireframeOfAnother() {
    rig.main.start(Lodger(rig.main.wireframe), from: rig.main.root) { flow, outcome in
      flow.notes.append(outcome.output == nil ? "cancelled" : "finished")
    }

    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
        > (app)
          ignored start Lodger: it has the wireframe of MainFlow
        """)
  }

  @Test func doesNotStartUnderAParentThatHasEndedOrNotStarted() {
    let parent = ChildFlow(rig.wireframe)
    parent.start(ChildFlow(rig.wireframe), from: rig.main.root) { $0.note($1) }
    rig.main.start(parent, from: rig.main.root)
    parent.finish(1)
    parent.start(ChildFlow(rig.wireframe), from: rig.main.root) { $0.note($1) }

    #expect(parent.notes == ["cancelled", "cancelled"])
    rig.expectLog(
      matches: """
        > (app)
          ignored start ChildFlow: the flow has not been started
          start ChildFlow
          push PageScreen "Page" onto Root
          pop PageScreen "Page"
          finish ChildFlow
          ignored start ChildFlow: ChildFlow has ended
        """)
  }

  @Test func endsWithAParentThatEndsDuringItsStart() {
    let parent = ChildFlow(rig.wireframe, page: "Parent")
    rig.main.start(parent, from: rig.main.root) { $0.note($1) }
    let child = ChildFlow(rig.wireframe, page: "Child") { flow, sender in
      flow.wireframe.push(flow.page, from: sender)
      parent.finish(4)
      flow.wireframe.push(PageScreen("Next"), from: flow.page)
    }
    parent.start(child, from: parent.page) { $0.note($1) }

    #expect(parent.notes == ["cancelled"])
    #expect(rig.main.notes == ["finished 4"])
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Parent" onto Root
          start ChildFlow
          push PageScreen "Child" onto Root
          pop to PageScreen "Root"
          cancel ChildFlow
          finish ChildFlow
          ignored push PageScreen "Next": ChildFlow has ended
        """)
  }
}

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
