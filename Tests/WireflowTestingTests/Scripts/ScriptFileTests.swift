import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowTesting

@MainActor
struct ScriptFileTests {
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
    var make: Maker = DriverApp.makeController
    var remake: Maker?
    let body: @MainActor (AppDriver) async -> Void
  }

  private let sessions = [
    Session(name: "sleeping work") {
      await $0.run(script: "tap \"Sleep\"\nwait 400ms\nback\nselect \"Other\"")
    },
    Session(
      name: "work that has only begun", make: makeWork(),
      body: { $0.tap("Work") }),
    Session(name: "a refused action") { $0.stage.perform(.tap("Nowhere")) },
    Session(name: "another wireframe", variant: .split) { $0.tap("Show") },
    Session(
      name: "another log",
      remake: { stage, _ in DriverApp.makeController(stage) { HamburgerWireframe(stage: $0) } },
      body: { $0.tap("Push") }),
    Session(
      name: "other screens under the same log", make: makeWork(), remake: makeWork(badge: "3"),
      body: { _ in }),
    Session(
      name: "screens that look alike", make: makeWork(), remake: makeWork(answer: .destructive),
      body: { $0.tap("Ask") }),
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

/// Makes an app that works in a task, asks a question, and whose root item may have a badge.
@MainActor
private func makeWork(
  badge: String? = nil, answer: AlertContent.Action.Role = .plain
) -> Maker {
  appMaker { wireframe in
    let home = DriverScreen("Home")
    let flow = OneScreenFlow(wireframe, showing: home)
    home.badge = badge
    let work = flow.wire(home) { flow, home in
      flow.task { $0.wireframe.push(DriverScreen("Page"), from: home) }
    }
    let ask = flow.wire(home) { flow, home in
      let alert = AlertContent(title: "Ready?", actions: [.init("Yes", role: answer)])
      flow.wireframe.presentAlert(alert, from: home)
    }
    home.rows = [("Work", work), ("Ask", ask)]
    return flow
  }
}
