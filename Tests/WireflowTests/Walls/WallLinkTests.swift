import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Links while a wall is up.
@MainActor
struct WallLinkTests {
  let rig = WallRig()

  init() {
    rig.rig.controller.onOpen = { [unowned controller = rig.rig.controller] url in
      guard url != "app://nowhere", let main = controller.mainFlow as? MainFlow else {
        return false
      }
      main.wireframe.push(PageScreen(url), from: main.root)
      return true
    }
  }

  private func open(_ url: String) -> ActionOutcome { rig.stage.perform(.open(url)) }

  @Test func waitUntilNoWallIsUpAndTheLatestCounts() {
    let login = rig.raiseWall()

    #expect(open("app://1") == .performed)
    #expect(open("app://2") == .performed)
    login.finish(true)

    rig.expectLog(
      matches: """
        > open "app://1"
          hold open "app://1": LoginScreen "Log in" is a wall
        > open "app://2"
          hold open "app://2": LoginScreen "Log in" is a wall
        > (app)
          dismiss LoginScreen "Log in"
          finish LoginFlow
          open "app://2"
          push PageScreen "app://2" onto Root
        """)
  }

  @Test func areIgnoredAfterTheWallIfTheyLeadNowhere() {
    let login = rig.raiseWall()

    #expect(open("app://nowhere") == .performed)
    login.finish(true)

    rig.expectLog(
      matches: """
        > open "app://nowhere"
          hold open "app://nowhere": LoginScreen "Log in" is a wall
        > (app)
          dismiss LoginScreen "Log in"
          finish LoginFlow
          open "app://nowhere"
          ignored open "app://nowhere": nothing in this app takes it
        """)
  }

  @Test func waitForAllWalls() {
    let (first, second) = (rig.raiseWall("First"), rig.raiseWall("Second"))
    _ = open("app://1")

    second.finish(true)
    #expect(rig.stage.frontScreen === first.screen)
    first.finish(true)

    #expect(rig.stage.frontScreen?.title == "app://1")
  }

  @Test func areTakenAtTheWallIfTheAppDoes() {
    let login = rig.raiseWall()
    rig.rig.controller.onOpenAtWall = { [weak login] url in
      guard url.hasPrefix("app://login/") else { return false }
      login?.finish(true)
      return true
    }

    #expect(open("app://login/token") == .performed)

    rig.expectLog(
      matches: """
        > open "app://login/token"
          dismiss LoginScreen "Log in"
          finish LoginFlow
        """)
  }
}
