import TestSupport
import Testing
import Wireflow

/// The user's possible actions while the drawer is in front of everything.
@MainActor
struct OpenDrawerTests {
  private let rig = FlowRig { HamburgerWireframe(stage: $0) }

  init() {
    rig.wireframe.installMinimizable(TapeScreen(), animated: true)
    rig.stage.perform(.openDrawer)
    _ = rig.newLog()
  }

  @Test func closesOverAModal() {
    rig.wireframe.presentModally(PageScreen("Login"))

    rig.stage.perform(.closeDrawer)

    rig.expectLog(
      matches: """
        > (app)
          present PageScreen "Login" over PageScreen "Root" as sheet, dismiss button Done
        > close drawer
          close drawer
        """)
  }

  @Test func closesOverTheMaximizedPlayer() {
    rig.wireframe.maximizeMinimizableView(animated: true)

    rig.stage.perform(.closeDrawer)

    rig.expectLog(
      matches: """
        > (app)
          maximize TapeScreen "Tape"
        > close drawer
          close drawer
        """)
  }

  @Test func offersRootItemsOverAModal() {
    rig.wireframe.presentModally(PageScreen("Login"))
    _ = rig.newLog()

    rig.stage.perform(.select("Other"))

    rig.expectLog(
      matches: """
        > select "Other"
          close drawer
          + select Other
        """)
  }

  @Test func keepsThePlayerOutOfReach() {
    rig.stage.perform(.maximize)

    let possible = #"select "Root", select "Other", close drawer"#
    rig.expectLog(
      matches: """
        > maximize
          refused: the drawer is in front; possible: \(possible)
        """)
  }
}

@MainActor
private final class TapeScreen: FullscreenMinimizable {
  let title = "Tape"
  let minimizedControls: any Screen = PlainScreen("Controls")
  var onMinimizedPlayerPressed: (() -> Void)?
}
