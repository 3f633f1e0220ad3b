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
    let (session, _) = makeSession()

    if key.isEmpty { double.hangUp() } else { double.type(key) }

    #expect(await session.run() == status)
  }

  @Test func savesAndSharesTheSessionWhenTheUserWants() async {
    var shared: [String] = []
    let (session, _) = makeSession(writers: [
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
      let (running, app) = makeSession()
      (session, controller, stage) = (running, app, app.stage)
      double.type("q")
      _ = await running.run()
    }

    await expectEventually { session == nil && controller == nil && stage == nil }
  }

  private func makeSession(
    writers: [TerminalCommand: TerminalSession.Writer] = [:],
    showing makeFlow: (TabBarWireframe) -> any MainFlowCoordinator = { ShopFlow($0) }
  ) -> (TerminalSession, ApplicationController) {
    let backend = TerminalBackend(size: TerminalSize(columns: 80, rows: 24))
    let wireframe = TabBarWireframe(stage: Stage(backend: backend))
    let controller = ApplicationController(wireframe: wireframe, mainFlow: makeFlow(wireframe))
    let session = TerminalSession(
      TerminalApp(controller, drawnBy: backend), on: Terminal(double.device), writers: writers,
      save: { log in
        self.saved.append(log.script)
        return "Saved"
      })
    return (session, controller)
  }
}

/// The wireframe of a running app can be swapped from the keyboard, and adapts to the window.
@MainActor
struct WireframeSwapTests {
  @Test func goesRoundTheWireframesAndKeepsAllButTheContainer() {
    var wireframes: WireframeSwitch?
    let rig = TerminalRig(wireframe: { stage in
      let made = WireframeSwitch(
        stage: stage, variants: [.tabBar, .hamburger, .split], selected: nil)
      wireframes = made
      return made
    })
    rig.backend.wireframes = wireframes
    rig.perform(.tap("Player"), .maximize, .tap("Open"), .tap("Sheet"), .select("Elements"))
    /// The lines of the tree without the container, which decides on the kind of a sheet, too.
    func parts() -> [String] {
      "\(NavigationTree(rig.stage))".split(separator: "\n").dropFirst()
        .map { String($0).replacing("form sheet", with: "sheet") }
    }
    let before = parts()

    let containers = (0..<3).map { _ in
      rig.press(.control("w"))
      #expect(parts() == before)
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
