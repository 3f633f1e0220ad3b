import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Actions of the user, and requests of the app, while a guard decides.
@MainActor
struct DecidingGuardTests {
  let rig = FlowRig()
  let draft: ChildFlow

  init() {
    draft = ChildFlow(rig.wireframe, page: "Draft")
    rig.main.start(draft, from: rig.main.root)
  }

  /// Lets the guard decide after some time about what takes screens away, within ten seconds.
  private func decide(_ decision: GuardDecision, after time: Duration) {
    let clock = rig.stage.clock
    draft.guardRequests { _, request in
      guard !request.leaving.isEmpty else { return .allow }
      return .wait(upTo: .seconds(10)) {
        try? await clock.sleep(for: time)
        return decision
      }
    }
    _ = rig.newLog()
  }

  @Test func noTapOfTheUserWaitsForIt() async {
    decide(.allow, after: .seconds(1))
    rig.stage.perform(.back)
    await rig.scheduler.advance(by: .zero)
    rig.stage.perform(.back)
    rig.stage.perform(.select("Other"))
    await rig.scheduler.advance(by: .seconds(1))

    assertSnapshot(of: rig.newLog())
  }

  @Test func itRefusesOnceItsTimeIsOver() async {
    decide(.allow, after: .seconds(20))
    rig.stage.perform(.back)
    await rig.scheduler.advance(by: .seconds(30))

    rig.expectLog(
      matches: """
        > back
          hold pop PageScreen "Draft": ChildFlow decides
        > wait 10000ms
          ignored pop PageScreen "Draft": ChildFlow refused, it did not decide in time
        """)
    #expect(rig.stage.isOnStage(draft.page))
  }

  @Test func itsOwnFlowMayAskAndTheUserMayAnswer() async {
    let clock = rig.stage.clock
    draft.guardRequests { [weak draft] _, request in
      guard let draft, !request.leaving.isEmpty else { return .allow }
      return .wait(upTo: .seconds(10)) {
        let question = AlertContent(title: "Discard?", actions: [.init("Yes"), .init("No")])
        draft.wireframe.presentAlert(question, from: draft.page) {
          draft.notes.append($0?.title ?? "none")
        }
        try? await clock.sleep(for: .seconds(1))
        return draft.notes == ["Yes"] ? .allow : .refuse("no")
      }
    }
    _ = rig.newLog()
    rig.stage.perform(.back)
    await rig.scheduler.advance(by: .zero)
    rig.stage.perform(.choose("Yes"))
    await rig.scheduler.advance(by: .seconds(1))

    assertSnapshot(of: rig.newLog())
  }
}

@MainActor
struct GuardedLineTests {
  let rig = FlowRig()

  @Test func countsAQuestionThatCouldNotBeAskedInItsTurnAsARefusal() {
    let child = ChildFlow(rig.wireframe)
    let extra = PageScreen("Extra")
    rig.main.start(child, from: rig.main.root)
    child.wireframe.push(extra, from: child.page)
    child.guardRequests { flow, request in
      guard request.takesAway(flow.page) else { return .allow }
      return .ask(AlertContent(title: "Discard?"), from: extra, allows: { _ in true })
    }
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: rig.main.root)
    _ = rig.newLog()

    rig.wireframe.pop(child.page)
    child.wireframe.pop(extra)
    rig.stage.perform(.choose("OK"))
    let outcome = rig.wireframe.select(rig.main.other)

    #expect(outcome == .committed)
    assertSnapshot(of: rig.newLog())
  }

  @Test(arguments: [true, false])
  func startOwningARootWaitsForTheInstallThatAGuardHolds(isAllowed: Bool) {
    let guardian = ChildFlow(rig.wireframe)
    rig.main.start(guardian, from: rig.main.root)
    guardian.guardRequests { flow, request in
      guard request.takesAway(flow.page) else { return .allow }
      return .ask(AlertContent(title: "Discard?"), from: flow.page, allows: { _ in isAllowed })
    }
    _ = rig.newLog()

    let fresh = PageScreen("Fresh")
    let owner = ChildFlow(rig.wireframe) { _, _ in }
    rig.wireframe.install(rootItems: [fresh])
    rig.main.start(owner, owning: fresh) { $0.note($1) }
    rig.stage.perform(.choose("OK"))

    assertSnapshot(of: rig.newLog())
    #expect(rig.main.notes == (isAllowed ? [] : ["cancelled"]))
  }
}

/// A gesture that removes screens begins if all guards allow its request.
@MainActor
struct GestureTests {
  private let rig = FlowRig(backend: TextRecorder())

  /// A wizard in a sheet that asks before it goes if something was typed.
  private func startWizard(isDirty: Bool) -> ChildFlow {
    let wizard = ChildFlow.modal(rig.wireframe, page: "Wizard")
    rig.main.start(wizard, from: rig.main.root)
    wizard.guardRequests { flow, request in
      guard isDirty, request.takesAway(flow.page) else { return .allow }
      return .ask(AlertContent(title: "Discard?"), from: flow.page, allows: { _ in true })
    }
    _ = rig.newLog()
    return wizard
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

  @Test func beginsNeitherAtARootNorBehindAnAlertNorWhileAGuardDecides() {
    var allowed = [rig.stage.allowsUserPop, rig.stage.allowsUserDismissal]
    let wizard = startWizard(isDirty: false)
    allowed += [rig.stage.allowsUserPop, rig.stage.allowsUserDismissal]
    rig.wireframe.dismissAll()
    rig.wireframe.push(PageScreen("Page"), from: rig.main.root)
    allowed.append(rig.stage.allowsUserPop)
    rig.wireframe.presentAlert(AlertContent(title: "News"), from: rig.main.root)
    allowed.append(rig.stage.allowsUserPop)
    rig.stage.perform(.choose("OK"))
    let other = startWizard(isDirty: true)
    rig.wireframe.push(PageScreen("Step"), from: other.page)
    allowed.append(rig.stage.allowsUserPop)
    rig.stage.perform(.dismiss)
    allowed.append(rig.stage.allowsUserPop)

    #expect(allowed == [false, false, false, true, true, false, true, false])
    withExtendedLifetime(wizard) {}
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
