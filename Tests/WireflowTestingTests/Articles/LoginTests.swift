import Testing
import Wireflow
import WireflowInteraction
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

@MainActor
struct LoginBranchTests {
  @Test func wrongPasswordOpensNothing() async {
    let app = AppDriver { ApplicationController(clubOn: $0, wireframe: $1) }
    app.tap("Members")
    app.type("sesame", into: "Password")
    app.tap("Enter")
    await app.advance(by: .milliseconds(500))

    let right = await app.branch(at: 1) {
      ApplicationController(clubOn: $0, wireframe: $1)
    }
    app.type("simsim", into: "Password")
    app.tap("Enter")

    #expect(right.map(\.place) == ["Club", "Log in", "Log in", "Members"])
    #expect(
      SessionComparison(right, app.steps).places == [
        "Members", "Wrong password",
      ])
    app.choose("OK")
    app.skipLog()
    await app.finish()
  }
}

@MainActor
struct LoginLeakTests {
  @Test func leavesNothingBehindWhenItIsDismissed() {
    expectNoLeaks { tracker in
      let stage = Stage(
        backend: TextRecorder(), scheduler: ManualScheduler())
      let app = ApplicationController(clubOn: stage) {
        TabBarWireframe(stage: $0)
      }
      app.finishLaunching()
      app.perform(.tap("Members"))
      tracker.track(stage.modalScreens[0], "the login")
      app.perform(.dismiss)
    }
  }
}

@MainActor final class LoginFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let login = LoginScreen()
    login.onPasswordEntered = wire(login) { flow, login, password in
      guard password == "sesame" else {
        flow.wireframe.presentAlert(
          AlertContent(title: "Wrong password"), from: login)
        return
      }
      login.isWaiting = true
      flow.after(.milliseconds(500)) { $0.finish() }
    }
    wireframe.presentModally(login, from: sender)
  }
}
