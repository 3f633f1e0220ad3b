import Testing
import Wireflow

@testable import WireflowTerminal

/// A size that is none does not keep a modal from being shown.
@MainActor
struct OddSizeTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, -1e300, 1e300, 0])
  func showsAModalOfAnySize(points: Double) {
    let size = ModalStyle.Size(width: points, height: points)
    let styles: [ModalStyle] = [
      .popover(anchor: "Push", preferredSize: size), .sheet([.height(points)]),
    ]
    for style in styles {
      let rig = TerminalRig()
      let screen = BazaarScreen("Stall", .wares)
      screen.preferredModalStyle = style

      rig.controller.wireframe.presentModally(screen)

      #expect(rig.text.contains("Stall"))
      #expect(rig.grid.fault(size: rig.grid.size) == nil)
    }
  }
}
