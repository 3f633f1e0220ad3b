import Testing
import Wireflow

@testable import WireflowWeaving

/// The memory of screens that are gone.
@MainActor
struct ScreenListeningTests {
  private let rig = LoomRig()

  @Test(arguments: [Stitch.Listening.whileOnStage, .whileWarpLives])
  func isForgottenOnceTheScreenIsGone(_ listening: Stitch.Listening) {
    for _ in 0..<100 {
      let page = PageScreen("Page")
      rig.a.onKnit = { _, _ in [Stitch(.push, next: page, listening: listening)] }
      rig.a.head.send("picked")
      rig.a.onKnit = { _, _ in .empty }
      rig.stage.perform(.back)
    }

    #expect(rig.a.weaver.listenings.count < 20)
  }
}
