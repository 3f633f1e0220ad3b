import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowTesting

@MainActor
struct ScriptFileTests {
  @Test(arguments: scripts(in: "Sessions"))
  func savedSessionsReplay(_ session: ScriptFile) async {
    let app = AppDriver(makeController: DriverApp.makeController)

    await app.run(session)

    app.assertSnapshot()
    await app.finish()
  }

  /// Nothing of a wrong script is played, and after a refused step the rest is.
  @Test func sayWhatIsWrong() async {
    var text = ""
    for script in ["tap \"Push\"\nfly away\nback\n", "tap \"Push\"\n\ntap \"Fly\"\nback\n"] {
      var log = ""
      let failures = await recordedFailures {
        let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
        await app.run(script: script)
        log = app.log.lines.last ?? ""
        await app.finish()
      }
      text += failures.map(\.message).joined(separator: "\n") + "\nends with\(log)\n\n"
    }

    assertSnapshot(of: text)
  }

  @Test func foldersAndFilesThatCannotBeReadFailWhenTheyArePlayed() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "session.txt")
    func failure(of files: [ScriptFile]) -> String {
      #expect(files.count == 1)
      return #expect(throws: ScriptFile.Failure.self) { try files[0].script() }?.description ?? ""
    }

    #expect(failure(of: scripts(in: "Nowhere")).contains("Scripts/Nowhere cannot be read."))
    #expect(
      failure(of: scripts(in: folder.url.path, filePath: "/"))
        .contains("has no scripts, which end in .txt."))
    try Data([0x62, 0xFF, 0x0A]).write(to: file)
    #expect(
      failure(of: [ScriptFile(url: file)])
        .hasSuffix("is not UTF-8.\n\n  To fix: save it as UTF-8."))
  }

  @Test func carriageReturnsDoNotMatter() throws {
    let file = ScriptFile(text: "launch\r\nback\r\n", name: "session")

    #expect(try file.script().steps.map(\.action) == [.launch, .back])
  }
}

@MainActor
struct ReplayTests {
  /// A session, and the app that replays it.
  private struct Session {
    let name: String
    var variant = WireframeVariant.tabBar
    var make: Mistake.Maker = DriverApp.makeController
    var remake: Mistake.Maker?
    let body: @MainActor (AppDriver) async -> Void
  }

  private let sessions = [
    Session(name: "sleeping work") {
      await $0.run(script: "tap \"Sleep\"\nwait 400ms\nback\nselect \"Other\"")
    },
    Session(
      name: "work that has only begun", make: { WorkFlow.makeController($0, $1) },
      body: { $0.tap("Work") }),
    Session(name: "a refused action") { $0.stage.perform(.tap("Nowhere")) },
    Session(name: "another wireframe", variant: .split) { $0.tap("Show") },
    Session(
      name: "another log",
      remake: { stage, _ in DriverApp.makeController(stage) { HamburgerWireframe(stage: $0) } },
      body: { $0.tap("Push") }),
    Session(
      name: "other screens under the same log", make: { WorkFlow.makeController($0, $1) },
      remake: { WorkFlow.makeController($0, $1, badge: "3") }, body: { _ in }),
    Session(
      name: "screens that look alike", make: { WorkFlow.makeController($0, $1) },
      remake: { WorkFlow.makeController($0, $1, answer: .destructive) }, body: { $0.tap("Ask") }),
    Session(name: "a session without its beginning") { app in
      app.log.limit = 1
      app.select("Other")
    },
  ]

  @Test func saysWhatDiffers() async {
    var text = ""
    for session in sessions {
      let failures = await recordedFailures {
        let app = AppDriver(
          .off(showSkipped: false), on: session.variant, makeController: session.make)
        await session.body(app)
        await app.expectReplay(makeController: session.remake ?? session.make)
        await app.finish()
      }
      // What a picture consists of is long.
      let lines = failures.flatMap { $0.message.split(separator: "\n") }
      let shown = lines.filter { !$0.hasPrefix("   ") }.prefix(40)
      text += "# \(session.name)\n\n\(lines.isEmpty ? "passes" : shown.joined(separator: "\n"))\n\n"
    }

    assertSnapshot(of: text)
  }
}

/// A flow that works in a task, asks a question, and whose root item may have a badge.
private final class WorkFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let badge: String?
  private let answer: AlertContent.Action.Role

  private init(
    _ wireframe: any ApplicationWireframe, badge: String?, answer: AlertContent.Action.Role
  ) {
    self.wireframe = FlowWireframe(wireframe)
    (self.badge, self.answer) = (badge, answer)
  }

  static func makeController(
    _ stage: Stage, _ makeWireframe: WireframeMaker, badge: String? = nil,
    answer: AlertContent.Action.Role = .plain
  ) -> ApplicationController {
    let wireframe = makeWireframe(stage)
    let flow = WorkFlow(wireframe, badge: badge, answer: answer)
    return ApplicationController(wireframe: wireframe, mainFlow: flow)
  }

  func installUI() {
    let home = DriverScreen("Home")
    home.badge = badge
    home.rows = [
      (
        "Work",
        wire(home) { flow, home in
          flow.task { $0.wireframe.push(DriverScreen("Page"), from: home) }
        }
      ),
      (
        "Ask",
        wire(home) { flow, home in
          let alert = AlertContent(
            title: "Ready?", actions: [.init("Yes", role: flow.answer)])
          flow.wireframe.presentAlert(alert, from: home)
        }
      ),
    ]
    wireframe.install(rootItems: [home])
  }
}
