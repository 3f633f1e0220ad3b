import Testing
import Wireflow

@testable import WireflowTerminal

/// A long screen without anything to press can be read to its end by keys alone.
@MainActor
struct ReadingTests {
  private let rig = TerminalRig(app: { ReadingFlow($0) })

  @Test(arguments: [false, true])
  func readsWithArrows(besidePlayer hasPlayer: Bool) {
    if hasPlayer { rig.controller.wireframe.installMinimizable(rig.song, animated: false) }

    rig.press(.down, times: 40)
    #expect(rig.text.contains("Line 30 "))
    rig.press(.up, times: 80)

    #expect(rig.text.contains("Line 1 "))
  }

  @Test(arguments: [false, true])
  func readsByPages(besidePlayer hasPlayer: Bool) {
    if hasPlayer { rig.controller.wireframe.installMinimizable(rig.song, animated: false) }

    rig.press(.pageDown, times: 5)
    #expect(rig.text.contains("Line 30 "))
    rig.press(.pageUp, times: 5)

    #expect(rig.text.contains("Line 1 "))
  }

  @Test func readsAModalThatMayNotBeDismissedByPages() {
    let screen = TextScreen()
    rig.controller.wireframe.presentModally(screen)

    rig.press(.pageDown, times: 5)

    #expect(rig.text.contains("Line 30 "))
  }
}

extension TerminalRig {
  fileprivate var song: BazaarScreen {
    BazaarScreen("Song", .player, controls: BazaarScreen("Song", .controls))
  }
}

/// An app with nothing but text.
@MainActor
private final class ReadingFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    wireframe.install(rootItems: [TextScreen(), TextScreen()])
  }
}

/// A screen with more lines than a window has.
@MainActor
private final class TextScreen: RootLevelRepresentable, ModallyPresentable {
  let title = "Story"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = nil

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  @ScreenContent.Builder var content: ScreenContent {
    for line in 1...30 { Text("Line \(line)") }
  }
}
