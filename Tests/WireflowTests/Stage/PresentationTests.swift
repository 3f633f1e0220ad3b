import TestSupport
import Testing
import Wireflow

@MainActor
struct PresentationTests {
  let rig = Rig()
  let modal = PageScreen("Modal")

  @Test func presentsInTheStyleThatTheScreenPrefers() {
    let styles: [ModalStyle] = [
      .sheet([.medium, .height(80)]), .fullScreen, .formSheet,
      .popover(anchor: "More", preferredSize: .init(width: 320, height: 200)),
    ]
    modal.allowedModalDismissButtonStyle = nil

    for style in styles {
      modal.preferredModalStyle = style
      rig.wireframe.presentModally(modal, from: rig.a)
      rig.wireframe.dismiss(modal)
    }

    rig.expectLog(
      matches: """
          present PageScreen "Modal" over PageScreen "A" as sheet at medium, 80 points, \
        no dismiss button
          dismiss PageScreen "Modal"
          present PageScreen "Modal" over PageScreen "A" as full screen, no dismiss button
          dismiss PageScreen "Modal"
          present PageScreen "Modal" over PageScreen "A" as sheet, no dismiss button
          dismiss PageScreen "Modal"
          present PageScreen "Modal" over PageScreen "A" as sheet, no dismiss button
          dismiss PageScreen "Modal"
        """)
  }

  @Test func ignoresWhatCannotBePresented() {
    let stranger = PageScreen("Stranger")

    let outcomes = [
      rig.wireframe.presentModally(modal, from: stranger),
      rig.wireframe.presentModally(rig.b, from: rig.a),
      rig.wireframe.presentModally(rig.a),
    ]

    #expect(
      outcomes == [
        .ignored(.notOnStage(stranger.name)), .ignored(.alreadyOnStage(rig.b.name)),
        .ignored(.alreadyOnStage(rig.a.name)),
      ])
    rig.expectLog(
      matches: """
          ignored present PageScreen "Modal": PageScreen "Stranger" is not on stage
          ignored present PageScreen "B": PageScreen "B" is already on stage
          ignored present PageScreen "A": PageScreen "A" is already on stage
        """)
  }

  @Test func presentsTheSessionExpiredLoginOverWhateverIsInFront() {
    let login = PageScreen("Log in")
    let again = PageScreen("Log in again")
    rig.wireframe.presentModally(modal, from: rig.a)
    let pushed = PageScreen("Pushed")
    rig.wireframe.push(pushed, from: modal)
    _ = rig.newLog()

    rig.wireframe.presentModally(login)
    rig.wireframe.presentModally(again)

    rig.expectLog(
      matches: """
          present PageScreen "Log in" over PageScreen "Pushed" as sheet, dismiss button Done
          present PageScreen "Log in again" over PageScreen "Log in" as sheet, dismiss button Done
        """)
    #expect(rig.stage.modalScreens.titles == "Modal/Log in/Log in again")
  }

  @Test func presentsFromASenderThatIsCovered() {
    let second = PageScreen("Second")
    rig.wireframe.presentModally(modal, from: rig.a)

    let outcome = rig.wireframe.presentModally(second, from: rig.b)

    #expect(outcome == .committed)
    rig.expectLog(
      matches: """
          present PageScreen "Modal" over PageScreen "A" as sheet, dismiss button Done
          present PageScreen "Second" over PageScreen "B" as sheet, dismiss button Done
        """)
    #expect(rig.stage.visibleScreens.titles == "Second")
  }
}

@MainActor
struct DismissalTests {
  let rig = FlowRig()
  let low = PageScreen("Low")
  let high = PageScreen("High")

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

@MainActor
struct ModalRegionTests {
  let controller: ApplicationController
  let main: EmbeddingFlow
  let m = PageScreen("M")
  let n = PageScreen("N")

  init() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    main = EmbeddingFlow(AdaptiveWireframe(stage: stage, formFactor: .regular))
    controller = ApplicationController(wireframe: main.wireframe.base, mainFlow: main)
    controller.finishLaunching()
  }

  private var stage: Stage { controller.stage }

  @Test func leavesTheFormFactorToTheApp() {
    main.wireframe.presentModally(rootItems: [m, n], in: AdaptiveWireframe(stage: stage))

    #expect(stage.formFactor == .regular)
    #expect(stage.snapshot.modals[0].region.container.name == "split")
  }

  @Test func isNoWireframeForWhatTakesThePlaceOfEverything() {
    main.wireframe.presentModally(rootItems: [m, n], in: HamburgerWireframe(stage: stage))

    main.wireframe.install(rootItems: [m])

    #expect(stage.snapshot.container.name == "split")
  }

  @Test func isNeededForOtherRootItemsAroundAScreen() {
    main.wireframe.presentModally(m, from: main.root)

    let outcome = main.wireframe.update(rootItems: [m, n], around: m)

    #expect(outcome == .ignored(.notOnStage(stage.name(of: m))))
  }
}
