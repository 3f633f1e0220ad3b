import Foundation
import TestSupport
import Testing
import Wireflow

@testable import WireflowTerminal

@MainActor
struct TerminalSessionTests {
  private let double: DoubleTerminal
  private let folder: TemporaryFolder

  init() throws {
    double = try DoubleTerminal()
    folder = try TemporaryFolder()
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

  @Test func savesTheSessionWhenTheUserWants() async throws {
    let (session, controller) = makeSession()

    double.type("\r\u{13}\u{03}")
    _ = await session.run()

    #expect(try folder.texts == ["mine": "launch\ntap \"More\"\n"])
    #expect(controller.stage.log.script == "launch\ntap \"More\"\n")
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
  private func makeSession() -> (TerminalSession, ApplicationController) {
    let backend = TerminalBackend(size: TerminalSize(columns: 80, rows: 24))
    let wireframe = TabBarWireframe(stage: Stage(backend: backend))
    let controller = ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
    let session = TerminalSession(
      controller, drawnBy: backend, on: Terminal(double.device),
      savedIn: SessionFile(named: folder.url.appending(path: "mine").path, app: "Shop"))
    return (session, controller)
  }
}
