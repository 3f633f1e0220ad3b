import TestSupport
import Testing
import Wireflow

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

  @Test func letsTheNextOneCome() {
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: rig.a)
    rig.wireframe.presentAlert(AlertContent(title: "Second"), from: rig.a)
    _ = rig.newLog()

    rig.stage.userClosedAlert()

    rig.expectLog(
      matches: """
          close alert "First"
          alert "Second" [OK]
        """)
  }

  @Test func closesOneThatTheStageWasAskedForWithoutAHandle() {
    rig.stage.submit(.alert(AlertContent(title: "Share"), from: rig.a, as: nil))

    rig.stage.userClosedAlert()

    #expect(rig.stage.shownAlert == nil)
  }
}
