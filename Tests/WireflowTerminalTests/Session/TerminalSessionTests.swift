import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction

@testable import WireflowTerminal

/// A session on a terminal that is not taken over, so that the process keeps its own.
@MainActor
final class TerminalSessionTests {
  private let double: DoubleTerminal
  private var saved: [String] = []

  init() throws { double = try DoubleTerminal() }

  @Test(arguments: [("q", 0), ("\u{03}", 0), ("", 129)])
  func endsWhenTheUserQuitsOrTheTerminalHasGone(key: String, status: Int32) async {
    let session = makeSession()

    if key.isEmpty { double.hangUp() } else { double.type(key) }

    #expect(await session.run() == status)
  }

  @Test func savesAndSharesTheSessionWhenTheUserWants() async {
    var shared: [String] = []
    let session = makeSession(writers: [
      .shareSession: { log in
        shared.append(log.script)
        return "Saved as a page"
      }
    ])

    double.type("\r\u{13}:share\r\u{03}")
    _ = await session.run()

    #expect(saved == ["launch\ntap \"More\"\n"])
    await expectEventually { shared == self.saved }
  }

  @Test func writesNothingToATerminalThatIsGivenBack() {
    #expect(Terminal(double.device).theme([:]) == Theme.dark.reduced(to: .sixteen))
    #expect(double.read() == [])
  }

  @Test func leavesNothingBehind() async {
    weak var session: TerminalSession?
    weak var controller: ApplicationController?
    weak var stage: Stage?
    do {
      let running = makeSession()
      (session, controller) = (running, running.app.app.currentController)
      stage = controller?.stage
      double.type("q")
      _ = await running.run()
    }

    await expectEventually { session == nil && controller == nil && stage == nil }
  }

  private func makeSession(
    writers: [TerminalCommand: TerminalSession.Writer] = [:]
  ) -> TerminalSession {
    TerminalSession(
      TerminalApp(on: LiveScheduler()) { ShopFlow($0) }, on: Terminal(double.device),
      writers: writers,
      save: { log in
        self.saved.append(log.script)
        return "Saved"
      })
  }
}

/// The wireframe of a running app can be swapped from the keyboard, and adapts to the window.
@MainActor
struct WireframeSwapTests {
  @Test func goesRoundTheWireframes() {
    var wireframes: WireframeSwitch?
    let rig = TerminalRig(wireframe: { stage in
      let made = WireframeSwitch(
        stage: stage, variants: [.tabBar, .hamburger, .split], selected: nil)
      wireframes = made
      return made
    })
    rig.backend.wireframes = wireframes
    rig.perform(.tap("Player"), .maximize, .tap("Open"))

    let containers = (0..<3).map { _ in
      rig.press(.control("w"))
      #expect(rig.text.contains("Singer"))
      return rig.backend.shown.base.container.name
    }

    #expect(containers == ["drawer", "split", "tab bar"])
    #expect(rig.text.contains("Shown by Tab bar"))
    #expect(
      rig.actions.suffix(3) == ["wireframe hamburger", "wireframe split", "wireframe tab-bar"])
  }

  @Test func saysThatThereIsOnlyOne() {
    let rig = TerminalRig()

    rig.press(.control("w"))

    #expect(rig.text.contains("only one wireframe") && rig.actions == ["launch"])
  }

  @Test func adaptsToTheWidthOfTheWindow() {
    let rig = TerminalRig(.adaptive)
    rig.backend.adaptsToWidth = true
    rig.backend.adaptToWidth()

    for columns in [120, 200, 99, 40, 100] {
      rig.send(.resize(TerminalSize(columns: columns, rows: 30)))
    }

    #expect(rig.actions == ["launch", "adapt regular", "adapt compact", "adapt regular"])
    #expect(rig.backend.shown.base.container.name == "split")
  }
}
