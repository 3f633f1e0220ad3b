import Testing
import Wireflow
import WireflowTesting

/// How the sample follows the session of its reader.
@MainActor
struct AudiobooksSessionTests {
  @Test func someoneElseStartsOver() async {
    let app = await AppDriver.audiobooks(
      after: """
        select "Profile"
        tap "Log in"
        type "Ada" into "Name"
        type sample "the right password" into "Password"
        tap "Log in"
        wait 500ms
        tap "Simulate expired session"
        tap "Settings"
        wait 2s
        type "Grace" into "Name"
        type sample "the right password" into "Password"
        tap "Log in"
        """)

    await app.advance(by: .milliseconds(500))

    app.expectLog(
      matches: """
        > wait 500ms
          dismiss SettingsScreen "Settings"
          dismiss LoginScreen "Log in"
          finish LoginFlowCoordinator
        """)
    await app.finish()
  }

  @Test func passwordIsNeverLogged() async {
    let app = await AppDriver.audiobooks(after: "select \"Profile\"\ntap \"Log in\"")

    app.type("sesame", into: "Password")
    app.type("swordfish", into: "Password")

    app.expectLog(
      matches: """
        > type sample "the right password" into "Password"
        > type sample "(not a sample)" into "Password"
        """)
    await app.finish()
  }
}
