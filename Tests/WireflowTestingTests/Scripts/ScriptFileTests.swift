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

  @Test func errorInTheMiddlePlaysNothing() async {
    var log = ""
    let failures = await recordedFailures {
      let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
      await app.run(script: "tap \"Push\"\nfly away\nback\n")
      log = app.log.lines.last ?? ""
      await app.finish()
    }

    #expect(log == "  install tab bar: Home, Other")
    #expect(failures.count == 1)
    #expect(
      failures[0].message.hasPrefix(
        """
        The script has an error, so nothing of it was played.

          script:2:1: error: found "fly", expected one of
        """))
  }

  @Test func refusedStepFailsWithItsLineAndTheRestGoesOn() async {
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      await app.run(script: "tap \"Push\"\n\ntap \"Fly\"\nback\n")
      app.skipLog()
      #expect(app.log.lines.last == "  pop DriverScreen \"Page\"")
      await app.finish()
    }

    assertSnapshot(of: failures.map(\.message).joined(separator: "\n"))
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
  @Test func timedSessionComesToTheSameLogAndScreens() async {
    let app = makeApp()
    await app.run(script: "tap \"Sleep\"\nwait 400ms\nback\nselect \"Other\"")

    await app.expectReplay(makeController: DriverApp.makeController)

    await app.finish()
  }

  @Test func waitsForWhatTheSessionHasBegun() async {
    let app = makeApp { WorkFlow.makeController($0, $1) }
    app.tap("Work")

    await app.expectReplay { WorkFlow.makeController($0, $1) }

    #expect(app.log.lines.last == "  push DriverScreen \"Page\" onto Home")
    await app.finish()
  }

  @Test func refusedActionsAreRefusedAgain() async {
    let app = makeApp()
    app.stage.perform(.tap("Nowhere"))

    await app.expectReplay(makeController: DriverApp.makeController)

    await app.finish()
  }

  @Test func otherLogAndScreensFailWithBothDiffs() async {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let session = DriverApp.makeController(stage) { TabBarWireframe(stage: $0) }
    session.finishLaunching()
    session.perform(.tap("Push"))
    let failures = await recordedFailures {
      await expectReplay(of: session, on: .hamburger, makeController: DriverApp.makeController)
    }

    #expect(failures.map(\.line) == [#line - 3])
    assertSnapshot(of: failures.map(\.message).joined(separator: "\n"))
  }

  @Test func playsOnTheWireframeOfTheDriver() async {
    let app = AppDriver(
      .off(showSkipped: false), on: .split, makeController: DriverApp.makeController)
    app.tap("Show")

    await app.expectReplay(makeController: DriverApp.makeController)

    await app.finish()
  }

  @Test func otherScreensUnderTheSameLogFailWithTheirDiff() async {
    let app = makeApp { WorkFlow.makeController($0, $1) }
    let failures = await recordedFailures {
      await app.expectReplay { WorkFlow.makeController($0, $1, badge: "3") }
    }

    assertSnapshot(of: failures.map(\.message).joined(separator: "\n"))
    await app.finish()
  }

  @Test func screensThatLookAlikeFailWithAllTheyConsistOf() async {
    let app = makeApp { WorkFlow.makeController($0, $1) }
    app.tap("Ask")
    let failures = await recordedFailures {
      await app.expectReplay { WorkFlow.makeController($0, $1, answer: .destructive) }
    }

    let changes = failures.flatMap { $0.message.split(separator: "\n") }
      .filter { $0.hasPrefix("-  ") || $0.hasPrefix("+  ") }
    #expect(changes.first?.hasPrefix("-  ▿ alert: ") == true)
    #expect(
      changes.last?.hasSuffix("- role: Wireflow.AlertContent.Action.Role.destructive") == true)
    await app.finish()
  }

  @Test func sessionWithoutItsBeginningFails() async {
    let app = makeApp()
    app.log.limit = 1
    app.select("Other")
    let failures = await recordedFailures {
      await app.expectReplay(makeController: DriverApp.makeController)
    }

    assertSnapshot(of: failures.map(\.message).joined(separator: "\n"))
    await app.finish()
  }

  private func makeApp(
    _ makeController: @MainActor (Stage, WireframeMaker) -> ApplicationController =
      DriverApp.makeController
  ) -> AppDriver {
    AppDriver(.off(showSkipped: false), makeController: makeController)
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
