import TestSupport
import Testing
import Wireflow

/// Errors of a flow behind a wall: their alerts wait with the rest.
@MainActor
struct WallErrorTests {
  private struct Offline: Error, ErrorDisplayable {
    let title = "Offline"
    let message = "Try again later."
  }

  @Test func ofAFlowWithoutScreensAreToldWhenTheWallHasGone() async {
    let rig = WallRig()
    let child = ChildFlow(rig.main.wireframe) { [scheduler = rig.rig.scheduler] flow, _ in
      flow.task { _ in
        try await scheduler.sleep(for: .seconds(1))
        throw Offline()
      }
    }
    rig.main.start(child, from: rig.main.root)
    let login = rig.raiseWall()

    await rig.stage.play(.wait(.seconds(2)))
    #expect(rig.stage.shownAlert == nil)
    login.finish(true)

    rig.expectLog(
      matches: """
        > wait 2000ms
          hold alert "Offline": LoginScreen "Log in" is a wall
        > (app)
          dismiss LoginScreen "Log in"
          finish LoginFlow
          alert "Offline": "Try again later." [OK]
        """)
  }
}
