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

  @Test func deliversTheAnswer() {
    var answers: [AlertContent.Action?] = []

    rig.wireframe.presentAlert(sure, from: rig.a) { answers.append($0?.action) }
    rig.stage.perform(.choose("Keep"))

    #expect(answers == [.init("Keep", role: .cancel)])
    rig.expectLog(
      matches: """
          alert "Sure?": "It is gone then." [Delete, Keep]
        > choose "Keep"
          close alert "Sure?"
        """)
    #expect(rig.stage.shownAlert == nil)
  }

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

  @Test func closesUnansweredWhenItsSenderIsPopped() {
    var answers: [AlertContent.Action?] = []
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.presentAlert(sure, from: page) { answers.append($0?.action) }
    _ = rig.newLog()

    rig.wireframe.popToRoot(of: rig.a)

    #expect(answers == [nil])
    rig.expectLog(
      matches: """
          close alert "Sure?"
          + pop PageScreen "Page"
        """)
  }

  @Test func closesUnansweredWhenItsSendersModalIsDismissed() {
    var answers: [AlertContent.Action?] = []
    rig.wireframe.presentModally(PageScreen("Modal"), from: rig.a)
    rig.wireframe.push(page, from: rig.stage.modalScreens[0])
    rig.wireframe.presentAlert(sure, from: page) { answers.append($0?.action) }
    _ = rig.newLog()

    rig.wireframe.dismissAll()

    #expect(answers == [nil])
    rig.expectLog(
      matches: """
          close alert "Sure?"
          + dismiss PageScreen "Modal"
        """)
  }

  @Test func staysWhileItsSenderStays() {
    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.presentAlert(sure, from: rig.a)
    rig.wireframe.pop(page)
    rig.wireframe.select(rig.b)

    #expect(rig.stage.shownAlert == sure)
    rig.expectLog(
      matches: """
          push PageScreen "Page" onto A
          alert "Sure?": "It is gone then." [Delete, Keep]
          pop PageScreen "Page"
          select B
        """)
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

  @Test func ignoresClosingWhenThereIsNone() {
    let outcome = rig.stage.submit(.closeAlert(nil))

    #expect(outcome == .ignored(.noAlert))
    rig.expectLog(matches: "  ignored close alert: no alert is shown")
  }
}

struct Offline: ErrorDisplayable {
  let title = "Offline"
  let message = "Check your connection."
  var dismissButtonStyle: ModalDismissButtonStyle = .okay
}
