import Testing
import Wireflow
import WireflowTesting

@MainActor
struct LoginTests {
  @Test func asksAgainAfterAWrongPassword() {
    let app = AppDriver { ApplicationController(clubOn: $0, wireframe: $1) }

    app.tap("Members")
    app.type("simsim", into: "Password")
    app.tap("Enter")
    app.choose("OK")

    app.expectLog(
      matches: """
        > launch
          start ClubFlowCoordinator
          install tab bar: Club
        > tap "Members"
          start LoginFlowCoordinator
          present LoginScreen "Log in" over ClubScreen "Club" as sheet, dismiss button Cancel
        > type sample "a wrong one" into "Password"
        > tap "Enter"
          alert "Wrong password" [OK]
        > choose "OK"
          close alert "Wrong password"
        """)
    app.finish()
  }

  @Test func dismissesAfterADelay() {
    let app = AppDriver { ApplicationController(clubOn: $0, wireframe: $1) }

    app.tap("Members")
    app.type("sesame", into: "Password")
    app.tap("Enter")
    app.advance(by: .milliseconds(499))
    app.advance(by: .milliseconds(1))

    app.assertSnapshot()
    app.finish()
  }
}
