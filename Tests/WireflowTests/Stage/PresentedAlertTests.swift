import TestSupport
import Testing
import Wireflow

/// The handle on one alert.
@MainActor
struct PresentedAlertTests {
  let rig = FlowRig()
  let first = AlertContent(title: "First")
  let second = AlertContent(title: "Second")
  let third = AlertContent(title: "Third")

  @Test func closesTheOneThatIsShown() {
    var answers: [AlertContent.Action?] = []
    let alert = rig.wireframe.presentAlert(first, from: rig.main.root) {
      answers.append($0?.action)
    }
    rig.wireframe.presentAlert(second, from: rig.main.root)

    #expect(alert.close() == .committed)

    #expect(alert.outcome == .committed)
    #expect(answers == [nil])
    rig.expectLog(
      matches: """
        > (app)
          alert "First" [OK]
          hold alert "Second": alert "First" is open
          close alert "First"
          alert "Second" [OK]
        """)
  }

  @Test func closesOneThatWaitsAndNoOther() {
    var answers: [String] = []
    let root = rig.main.root
    rig.wireframe.presentAlert(first, from: root) { _ in answers.append("first") }
    let alert = rig.wireframe.presentAlert(second, from: root) { answers.append("\($0 as Any)") }
    rig.wireframe.presentAlert(third, from: root) { _ in answers.append("third") }

    #expect(alert.close() == .committed)
    #expect(answers == ["nil"])
    rig.stage.perform(.choose("OK"))
    rig.stage.perform(.choose("OK"))

    #expect(alert.outcome == .queued)
    #expect(answers == ["nil", "first", "third"])
    rig.expectLog(
      matches: """
        > (app)
          alert "First" [OK]
          hold alert "Second": alert "First" is open
          hold alert "Third": alert "First" is open
          ignored alert "Second": closed while it waited
        > choose "OK"
          close alert "First"
          alert "Third" [OK]
        > choose "OK"
          close alert "Third"
        """)
  }

  @Test func neverShowsOneThatAGuardHolds() {
    var answers: [AlertContent.Action?] = []
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    child.guardRequests { flow, request in
      guard case .alert(let alert, _, _) = request.requests.first, alert.title == "Second" else {
        return .allow
      }
      return .ask(AlertContent(title: "Allow?"), from: flow.page, allows: { _ in true })
    }
    _ = rig.newLog()

    let alert = rig.wireframe.presentAlert(second, from: rig.main.root) {
      answers.append($0?.action)
    }
    alert.close()
    rig.stage.perform(.choose("OK"))

    #expect(answers == [nil])
    rig.expectLog(
      matches: """
          hold alert "Second": ChildFlow decides
          alert "Allow?" [OK]
        > choose "OK"
          close alert "Allow?"
          ignored alert "Second": closed while it waited
        """)
  }

  @Test func neverShowsOneThatIsClosedInTheTurnThatAsksForIt() {
    var answers: [String] = []
    let (root, second) = (rig.main.root, second)
    rig.wireframe.presentAlert(first, from: root) { [wireframe = rig.wireframe] _ in
      let alert = wireframe.presentAlert(second, from: root) { answers.append("\($0 as Any)") }
      alert.close()
    }

    rig.stage.perform(.choose("OK"))

    #expect(answers == ["nil"])
    rig.expectLog(
      matches: """
        > (app)
          alert "First" [OK]
        > choose "OK"
          close alert "First"
          ignored alert "Second": closed while it waited
        """)
  }

  @Test func leavesTheNextOneAloneOnceItHasGone() {
    var answers: [AlertContent.Action?] = []
    let alert = rig.wireframe.presentAlert(first, from: rig.main.root) {
      answers.append($0?.action)
    }
    rig.stage.perform(.choose("OK"))
    #expect(alert.close() == .ignored(.noAlert))
    rig.wireframe.presentAlert(second, from: rig.main.root)

    #expect(alert.close() == .ignored(.alreadyThere))

    #expect(answers == [AlertContent.Action(.okay)])
    rig.expectLog(
      matches: """
        > (app)
          alert "First" [OK]
        > choose "OK"
          close alert "First"
        > (app)
          ignored close alert: no alert is shown
          alert "Second" [OK]
          ignored close alert: already there
        """)
  }

  @Test func endsTheFlowThatLivedForTheOneThatWaited() {
    var alert: PresentedAlert?
    let (root, second) = (rig.main.root, second)
    let child = ChildFlow(rig.wireframe) { flow, _ in
      alert = flow.wireframe.presentAlert(second, from: root)
    }
    rig.wireframe.presentAlert(first, from: root)
    rig.main.start(child, from: root)

    alert?.close()

    rig.expectLog(
      matches: """
        > (app)
          alert "First" [OK]
          start ChildFlow
          hold alert "Second": alert "First" is open
          ignored alert "Second": closed while it waited
          cancel ChildFlow
        """)
    #expect(alert?.close() == .ignored(.flowEnded("ChildFlow")))
  }

  @Test func isOfNoUseWhenTheAppHasGone() {
    var rig: FlowRig? = FlowRig()
    let alert = rig.map { $0.wireframe.presentAlert(first, from: $0.main.root) }
    rig = nil

    #expect(alert?.close() == .ignored(.noAlert))
  }

  @Test func keepsNothingOfAnAlertThatWasIgnored() {
    weak var screen: PageScreen?
    let alert: PresentedAlert
    do {
      let captured = PageScreen("Captured")
      screen = captured
      alert = rig.wireframe.presentAlert(first, from: PageScreen("New")) { _ in _ = captured }
    }

    #expect(screen == nil)
    #expect(alert.close() == .ignored(.noAlert))
  }

  @Test func tellsAnswersApartByTheirIDs() {
    var answers: [String?] = []
    let question = AlertContent(
      title: "Löschen?",
      actions: [
        .init("Ja", id: "delete", role: .destructive), .init("Ja", id: "all"), .init("Nein"),
      ])

    rig.wireframe.presentAlert(question, from: rig.main.root) { answers.append($0?.id) }
    rig.stage.perform(.choose(.init("Ja", occurrence: 2)))
    rig.wireframe.presentAlert(question, from: rig.main.root) { answers.append($0?.id) }
    rig.stage.perform(.choose("Nein"))

    #expect(answers == ["all", "Nein"])
  }
}
