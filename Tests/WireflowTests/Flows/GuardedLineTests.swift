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
    #expect(
      rig.newLog() == """
          hold pop PageScreen "Page": ChildFlow decides
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
      guard case .alert(let alert, _, _) = request.request, alert.title == "Held" else {
        return .allow
      }
      return .ask(AlertContent(title: "Allow?"), from: flow.page, allows: { _ in false })
    }

    let outcome = rig.wireframe.presentAlert(AlertContent(title: "Held"), from: rig.main.root) {
      answers.append($0)
    }
    rig.stage.perform(.choose("OK"))

    #expect(outcome == .queued)
    #expect(answers == [nil])
  }
}
