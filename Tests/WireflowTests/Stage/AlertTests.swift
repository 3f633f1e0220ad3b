import TestSupport
import Testing
import Wireflow

@MainActor
struct AlertTests {
  let rig = Rig()
  let page = PageScreen("Page")
  let sure = AlertContent(
    title: "Sure?", message: "It is gone then.",
    actions: [.init("Delete", role: .destructive), .init("Keep", role: .cancel)])

  @Test func showsAnActionSheet() {
    let sheet = AlertContent(title: "Share", style: .actionSheet, actions: [.init("Copy link")])

    rig.wireframe.presentAlert(sheet, from: rig.a)

    rig.expectLog(matches: #"  action sheet "Share" [Copy link]"#)
    #expect(rig.stage.shownAlert == sheet)
  }

  @Test func showsAnErrorWithOneButton() {
    rig.wireframe.presentError(Offline(), from: rig.a)
    rig.stage.perform(.choose("OK"))
    rig.wireframe.presentError(Offline(dismissButtonStyle: .close), from: rig.a)

    rig.expectLog(
      matches: """
          alert "Offline": "Check your connection." [OK]
        > choose "OK"
          close alert "Offline"
        > (app)
          alert "Offline": "Check your connection." [Close]
        """)
  }

  @Test func ignoresAnAlertFromAScreenThatIsNotOnStage() {
    var answers: [AlertContent.Action?] = []

    let alert = rig.wireframe.presentAlert(sure, from: page) { answers.append($0?.action) }

    #expect(alert.outcome == .ignored(.notOnStage(page.name)))
    rig.expectLog(matches: #"  ignored alert "Sure?": PageScreen "Page" is not on stage"#)
    #expect(answers.isEmpty)
  }

  @Test func judgesWhatAHandlerAsksForAfterIt() {
    var outcomes: [RequestOutcome] = []
    var heightInHandler = 0
    rig.wireframe.presentAlert(sure, from: rig.a) { [rig, page] _ in
      outcomes.append(rig.wireframe.push(page, from: rig.a))
      outcomes.append(rig.wireframe.push(PageScreen("Next"), from: page))
      heightInHandler = rig.stage.stack(of: rig.a).count
    }
    _ = rig.newLog()

    rig.stage.perform(.choose("Delete"))

    #expect(outcomes == [.queued, .queued])
    #expect(heightInHandler == 1)
    rig.expectLog(
      matches: """
        > choose "Delete"
          close alert "Sure?"
          push PageScreen "Page" onto A
          push PageScreen "Next" onto A
        """)
  }
}

struct Offline: ErrorDisplayable {
  let title = "Offline"
  let message = "Check your connection."
  var dismissButtonStyle: ModalDismissButtonStyle = .okay
}

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

/// An alert that the user closes without an answer, as by a tap beside an action sheet.
@MainActor
struct UserClosedAlertTests {
  private let rig = Rig()

  @Test func hearsNoAnswer() {
    var answers: [AlertContent.Action?] = []
    rig.wireframe.presentAlert(AlertContent(title: "Share"), from: rig.a) {
      answers.append($0?.action)
    }
    _ = rig.newLog()

    rig.stage.userClosedAlert()
    rig.stage.userClosedAlert()

    #expect(answers == [nil])
    rig.expectLog(
      matches: """
          close alert "Share"
        """)
  }

  @Test func closesOneThatTheStageWasAskedForWithoutAHandle() {
    rig.stage.submit(.alert(AlertContent(title: "Share"), from: rig.a, as: nil))

    rig.stage.userClosedAlert()

    #expect(rig.stage.shownAlert == nil)
  }
}
