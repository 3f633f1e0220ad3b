import TestSupport
import Testing
import Wireflow

/// A gesture that removes screens begins if all guards allow its request.
@MainActor
struct GestureTests {
  private let rig = FlowRig(backend: TextRecorder())

  /// A wizard in a sheet that asks before it goes if something was typed.
  private func startWizard(isDirty: Bool) -> ChildFlow {
    let wizard = ChildFlow(rig.wireframe, page: "Wizard") { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
    rig.main.start(wizard, from: rig.main.root)
    wizard.guardRequests { flow, request in
      guard isDirty, request.takesAway(flow.page) else { return .allow }
      return .ask(AlertContent(title: "Discard?"), from: flow.page, allows: { _ in true })
    }
    _ = rig.newLog()
    return wizard
  }

  /// The user swipes as a backend lets them: a swipe that may not begin is an attempt.
  private func swipeDown(_ modal: any Screen) {
    guard rig.stage.allowsUserDismissal else {
      rig.stage.perform(.dismiss)
      return
    }
    rig.stage.userDid(.removed([modal]), in: TextRecorder())
  }

  @Test func letsAnEmptyWizardBeSwipedAway() {
    let wizard = startWizard(isDirty: false)

    #expect(rig.stage.allowsUserDismissal)
    #expect(!rig.stage.allowsUserPop)
    #expect(rig.newLog() == "")
    swipeDown(wizard.page)

    #expect(
      rig.newLog().hasPrefix("> dismiss\n  dismiss PageScreen \"Wizard\"\n  cancel ChildFlow"))
  }

  @Test func asksOnTheSwipeBeforeADirtyOneGoes() {
    let wizard = startWizard(isDirty: true)

    swipeDown(wizard.page)
    rig.stage.perform(.choose("OK"))

    rig.expectLog(
      matches: """
        > dismiss
          hold dismiss PageScreen "Wizard": ChildFlow decides
          alert "Discard?" [OK]
        > choose "OK"
          close alert "Discard?"
          dismiss PageScreen "Wizard"
          cancel ChildFlow
        """)
  }

  @Test func asksOnlyForWhatAGestureTakesAway() {
    let wizard = startWizard(isDirty: true)
    wizard.wireframe.push(PageScreen("Step"), from: wizard.page)

    #expect(rig.stage.allowsUserPop)
    #expect(!rig.stage.allowsUserDismissal)
    #expect(rig.stage.allowsUserPop(to: wizard.page))
    #expect(!rig.stage.allowsUserPop(to: rig.main.root))
  }

  @Test func letsAGuardElsewhereAlone() {
    let draft = ChildFlow(rig.wireframe, page: "Draft")
    rig.main.start(draft, from: rig.main.root)
    draft.guardRequests { flow, request in
      request.takesAway(flow.page) ? .refuse("unsaved") : .allow
    }
    let (page, above) = (PageScreen("Page"), PageScreen("Above"))
    rig.wireframe.select(rig.main.other)
    rig.wireframe.push(page, from: rig.main.other)
    rig.wireframe.push(above, from: page)
    _ = rig.newLog()

    #expect(rig.stage.allowsUserPop)
    #expect(rig.stage.allowsUserPop(to: rig.main.other))
    rig.wireframe.select(rig.main.root)
    _ = rig.newLog()
    #expect(!rig.stage.allowsUserPop)
    #expect(rig.newLog() == "")
  }

  @Test func doesNotBeginWhileAGuardDecides() {
    let wizard = startWizard(isDirty: true)
    rig.wireframe.push(PageScreen("Step"), from: wizard.page)
    #expect(rig.stage.allowsUserPop)

    rig.stage.perform(.dismiss)
    #expect(!rig.stage.allowsUserPop)
    rig.stage.perform(.choose("OK"))

    #expect(rig.stage.modalScreens.isEmpty)
  }

  @Test func doesNotBeginAtARootOrBehindAnAlert() {
    #expect(!rig.stage.allowsUserPop)
    #expect(!rig.stage.allowsUserDismissal)
    rig.wireframe.push(PageScreen("Page"), from: rig.main.root)
    #expect(rig.stage.allowsUserPop)
    rig.wireframe.presentAlert(AlertContent(title: "News"), from: rig.main.root)
    #expect(!rig.stage.allowsUserPop)
  }

  /// A guard that asks for something from its closure breaks its rule, and loses nothing.
  @Test func givesWhatAGuardAsksForItsTurn() {
    let page = PageScreen("Page")
    let meddler = ChildFlow(rig.wireframe, page: "Meddler")
    rig.main.start(meddler, from: rig.main.root)
    rig.wireframe.push(page, from: meddler.page)
    meddler.guardRequests { [rig] _, _ in
      rig.wireframe.select(rig.main.other)
      return .allow
    }
    _ = rig.newLog()

    #expect(rig.stage.allowsUserPop)

    #expect(rig.stage.selectedRoot === rig.main.other)
    rig.expectLog(
      matches: """
          select Other
          ignored select Other: already there
        """)
  }
}
