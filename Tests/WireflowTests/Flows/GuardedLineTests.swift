import TestSupport
import Testing
import Wireflow

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
    rig.expectLog(
      matches: """
          hold pop PageScreen "Page": ChildFlow decides
          hold alert "Discard?": alert "First" is open
          pop PageScreen "Extra"
        > choose "OK"
          close alert "First"
          ignored alert "Discard?": PageScreen "Extra" is not on stage
          ignored pop PageScreen "Page": ChildFlow refused, no answer
        > (app)
          select Other
        """)
  }

  @Test func answersAnAlertThatAGuardRefuses() {
    let child = ChildFlow(rig.wireframe)
    var answers: [AlertContent.Action?] = []
    rig.main.start(child, from: rig.main.root)
    child.guardRequests { flow, request in
      guard case .alert(let alert, _, _) = request.requests.first, alert.title == "Held" else {
        return .allow
      }
      return .ask(AlertContent(title: "Allow?"), from: flow.page, allows: { _ in false })
    }

    let held = rig.wireframe.presentAlert(AlertContent(title: "Held"), from: rig.main.root) {
      answers.append($0?.action)
    }
    rig.stage.perform(.choose("OK"))

    #expect(held.outcome == .queued)
    #expect(answers == [nil])
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

    rig.expectLog(
      matches: """
          hold install Fresh: ChildFlow decides
          alert "Discard?" [OK]
        > choose "OK"
          close alert "Discard?"

        """
          + (isAllowed
            ? """
              install tab bar: Fresh
              cancel ChildFlow
              start ChildFlow
            """
            : """
              ignored install Fresh: ChildFlow refused, OK
              ignored start ChildFlow: PageScreen "Fresh" is not on stage
            """))
    #expect(rig.main.notes == (isAllowed ? [] : ["cancelled"]))
  }
}
