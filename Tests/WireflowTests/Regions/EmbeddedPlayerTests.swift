import TestSupport
import Testing
import Wireflow

/// Screens that are embedded in the player.
@MainActor
struct EmbeddedPlayerTests {
  final class RadioScreen: FullscreenMinimizable {
    let title = "Radio"
    let minimizedControls: any Screen = PageScreen("Controls")
    var onMinimizedPlayerPressed: (() -> Void)?
  }

  private let rig = RegionRig(.tabBar, roots: ["Home", "Profile"])
  private let radio = RadioScreen()
  private let lyrics = PageScreen("Lyrics")

  @Test func pushesAsThePlayer() {
    rig.wireframe.installMinimizable(radio, animated: false)
    rig.wireframe.maximizeMinimizableView(animated: false)
    rig.wireframe.embed(lyrics, in: radio)
    _ = rig.newLog()

    rig.wireframe.push(PageScreen("Artist"), from: lyrics)
    rig.expectSound()
    rig.wireframe.push(PageScreen("Artist"), from: lyrics)

    rig.expectLog(
      matches: """
          minimize RadioScreen "Radio"
          + push PageScreen "Artist" onto Home
          ignored push PageScreen "Artist": PageScreen "Lyrics" is covered
        """)
  }

  @Test func leavesWithThePlayerOfItsFlow() {
    let child = ChildFlow(rig.wireframe) { [radio, lyrics] flow, _ in
      flow.wireframe.installMinimizable(radio, animated: false)
      flow.wireframe.embed(lyrics, in: radio)
    }
    rig.main.begin(child, from: rig[0], as: "radio")
    _ = rig.newLog()

    child.finish(1)
    rig.expectSound()

    rig.expectLog(
      matches: """
          remove player RadioScreen "Radio"
          finish ChildFlow
        """)
    #expect(rig.main.notes == ["radio finished 1"])
  }

  @Test func leavesThePlayerOfAnother() {
    rig.wireframe.installMinimizable(radio, animated: false)
    let child = ChildFlow(rig.wireframe) { [radio, lyrics] flow, _ in
      flow.wireframe.embed(lyrics, in: radio)
    }
    rig.main.begin(child, from: rig[0], as: "lyrics")
    _ = rig.newLog()

    child.finish(1)
    rig.expectSound()

    rig.expectLog(
      matches: """
          remove PageScreen "Lyrics"
          finish ChildFlow
        """)
  }
}
