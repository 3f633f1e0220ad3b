import TestSupport
import Testing
import Wireflow

@MainActor
struct SecureFieldTests {
  let form = FormScreen("Form")
  let rig: Rig

  init() {
    rig = Rig()
    rig.wireframe.push(form, from: rig.a)
    _ = rig.newLog()
  }

  @Test func isLoggedByTheNameOfASample() {
    rig.stage.perform(.type("sesame", into: "Password"))

    #expect(form.password == "sesame")
    rig.expectLog(matches: #"> type "the right one" into "Password""#)
  }

  @Test func isFilledInByTheNameOfASample() {
    rig.stage.perform(.type("the right one", into: "Password"))

    #expect(form.password == "sesame")
    rig.expectLog(matches: #"> type "the right one" into "Password""#)
  }

  @Test func isNeverLoggedByContent() {
    rig.stage.perform(.type("hunter2", into: "Password"))

    #expect(form.password == "hunter2")
    rig.expectLog(matches: #"> type "(not a sample)" into "Password""#)
  }

  @Test func isNotLoggedByContentBehindAnAlert() {
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: form)
    _ = rig.newLog()

    rig.stage.perform(.type("hunter2", into: "Password"))

    rig.expectLog(
      matches: """
        > type "(not a sample)" into "Password"
          refused: alert "Sure?" is in front; possible: choose "OK"
        """)
  }

  @Test func isNotLoggedByContentWhenItsLabelIsAmbiguous() {
    rig.wireframe.push(TwoPasswords(), from: form)
    _ = rig.newLog()

    rig.stage.perform(.type("hunter2", into: "Password"))
    rig.stage.perform(.type("hunter2", into: .init("Password", occurrence: 3)))

    #expect(rig.newLog().contains("hunter2") == false)
  }

  @Test func isNotLoggedByContentWhenAModalHasJustCoveredIt() {
    rig.wireframe.presentModally(PageScreen("Expired"))
    _ = rig.newLog()

    rig.stage.perform(.type("hunter2", into: "Password"))

    rig.expectLog(
      matches: """
        > type "(not a sample)" into "Password"
          refused: no element "Password" is on screen; possible: dismiss
        """)
  }
}

/// A screen whose two secure fields have one label.
private final class TwoPasswords: Screen {
  let title = "Change password"

  var content: ScreenContent {
    Field("Password", text: "", privacy: .secure) { _ in }
    Field("Password", text: "", privacy: .secure) { _ in }
  }
}
