import TestSupport
import Testing
import Wireflow

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

    rig.expectLog(
      matches: """
        > back
          hold pop PageScreen "Draft": ChildFlow decides
        > back
          ignored pop PageScreen "Draft": ChildFlow is deciding
        > select "Other"
          ignored select Other: ChildFlow is deciding
        > wait 1000ms
          pop PageScreen "Draft"
          cancel ChildFlow
        """)
  }

  @Test func whatTheAppAsksForWaits() async {
    decide(.refuse("no"), after: .seconds(1))
    rig.stage.perform(.back)
    await rig.scheduler.advance(by: .zero)
    rig.wireframe.select(rig.main.other)
    await rig.scheduler.advance(by: .seconds(1))

    rig.expectLog(
      matches: """
        > back
          hold pop PageScreen "Draft": ChildFlow decides
        > (app)
          hold select Other: ChildFlow decides
        > wait 1000ms
          ignored pop PageScreen "Draft": ChildFlow refused, no
          select Other
        """)
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

  @Test func itsTimeEndsWithItsDecision() async {
    decide(.refuse("no"), after: .seconds(1))
    rig.stage.perform(.back)
    await rig.scheduler.advance(by: .seconds(30))
    rig.stage.perform(.select("Other"))

    rig.expectLog(
      matches: """
        > back
          hold pop PageScreen "Draft": ChildFlow decides
        > wait 1000ms
          ignored pop PageScreen "Draft": ChildFlow refused, no
        > select "Other"
          select Other
        """)
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

    rig.expectLog(
      matches: """
        > back
          hold pop PageScreen "Draft": ChildFlow decides
        > (app)
          alert "Discard?" [Yes, No]
        > choose "Yes"
          close alert "Discard?"
        > wait 1000ms
          pop PageScreen "Draft"
          cancel ChildFlow
        """)
  }
}
