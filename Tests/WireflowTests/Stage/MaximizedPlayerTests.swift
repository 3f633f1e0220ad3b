import TestSupport
import Testing
import Wireflow

/// The front screens while the player is maximized.
@MainActor
struct MaximizedPlayerTests {
  private let rig = Rig()

  init() {
    rig.wireframe.push(PageScreen("C"), from: rig.a)
    rig.wireframe.installMinimizable(RecordScreen(), animated: true)
    rig.wireframe.maximizeMinimizableView(animated: true)
    _ = rig.newLog()
  }

  @Test func modalWithoutSenderComesOverThePlayer() {
    rig.wireframe.presentModally(PageScreen("Modal"))

    let presented = "present PageScreen \"Modal\" over RecordScreen \"Record\" as sheet"
    rig.expectLog(matches: "  \(presented), dismiss button Done")
  }

  @Test func goesNotBackBehindThePlayer() {
    rig.stage.perform(.backTo("A"))

    rig.expectLog(
      matches: """
        > back to "A"
          refused: RecordScreen "Record" is in front; possible: back
        """)
    #expect(rig.stage.stack(of: rig.a).count == 2)
  }
}

@MainActor
private final class RecordScreen: FullscreenMinimizable {
  let title = "Record"
  let minimizedControls: any Screen = PlainScreen("Controls")
  var onMinimizedPlayerPressed: (() -> Void)?
}
