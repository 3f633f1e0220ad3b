import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowTerminal

@MainActor
final class TerminalSessionTests {
  private let double: DoubleTerminal
  private var saved: [String] = []

  init() throws {
    double = try DoubleTerminal()
  }

  @Test(arguments: ["q", "\u{03}"])
  func endsWhenTheUserQuits(key: String) async {
    let (session, _) = makeSession()

    double.type(key)

    #expect(await session.run() == 0)
  }

  @Test func endsWhenTheTerminalHasGone() async {
    let (session, _) = makeSession()

    double.hangUp()

    #expect(await session.run() == 129)
  }

  @Test func savesTheSessionWhenTheUserWants() async {
    let (session, controller) = makeSession()

    double.type("\r\u{13}\u{03}")
    _ = await session.run()

    #expect(saved == ["launch\ntap \"More\"\n"])
    #expect(controller.stage.log.script == "launch\ntap \"More\"\n")
  }

  @Test func sharesTheSessionWhenTheUserWants() async {
    var shared: [String] = []
    let (session, _) = makeSession(writers: [
      .shareSession: { log in
        shared.append(log.script)
        return "Saved as a page"
      }
    ])

    double.type(":share\r\u{03}")
    _ = await session.run()

    await expectEventually { shared == ["launch\n"] }
  }

  @Test func takesTheNameOfASampleForWhatTheUserTyped() async {
    let safe = SafeScreen()
    let (session, controller) = makeSession { SafeFlow($0, safe) }

    double.type("ithe combination\r\u{13}\u{03}")
    _ = await session.run()

    #expect(safe.combination == "the combination")
    let script = "launch\ntype sample \"(not a sample)\" into \"Combination\"\n"
    #expect(saved == [script])
    #expect(controller.stage.log.text.contains("the combination") == false)
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

  /// An app, and a session of it on a terminal that is not taken over, so that the process keeps
  /// its own.
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

/// An app that asks for a secret at once.
private final class SafeFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let safe: SafeScreen

  init(_ wireframe: any ApplicationWireframe, _ safe: SafeScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.safe = safe
  }

  func installUI() {
    wireframe.install(rootItems: [safe])
  }
}

private final class SafeScreen: Screen, RootLevelRepresentable {
  let title = "Safe"
  private(set) var combination = ""

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Field(
      "Combination", text: combination, privacy: .secure,
      samples: [.init("the combination", value: "31-7-12")]
    ) { self.combination = $0 }
  }
}
