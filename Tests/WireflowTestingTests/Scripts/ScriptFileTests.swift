import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

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

    #expect(
      failures.map(\.message) == [
        """
        The script contains an action that is not possible.

          script:3: tap "Fly": no element "Fly" is on screen; possible: type "Ada" into "Name", \
        toggle "On", back, select "Home", select "Other"
        """
      ])
  }

  @Test func missingFolderFailsWhenItsScriptIsPlayed() throws {
    let files = scripts(in: "Nowhere")

    #expect(files.map(\.name) == ["none"])
    let failure = #expect(throws: ScriptFile.Failure.self) { try files[0].script() }
    #expect(failure?.description.contains("Scripts/Nowhere cannot be read.") == true)
  }

  @Test func emptyFolderFailsWhenItsScriptIsPlayed() throws {
    let folder = try TemporaryFolder()

    let failure = #expect(throws: ScriptFile.Failure.self) {
      try scripts(in: folder.url.path, filePath: "/").first?.script()
    }

    #expect(failure?.description.contains("has no scripts, which end in .txt.") == true)
  }

  @Test func textThatIsNotUTF8Fails() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "session.txt")
    try Data([0x62, 0xFF, 0x0A]).write(to: url)

    let failure = #expect(throws: ScriptFile.Failure.self) { try ScriptFile(url: url).script() }

    #expect(failure?.description.hasSuffix("is not UTF-8.\n\n  To fix: save it as UTF-8.") == true)
  }

  @Test func carriageReturnsDoNotMatter() throws {
    let file = ScriptFile(text: "launch\r\nback\r\n", name: "session")

    #expect(try file.script().steps.map(\.action) == [.launch, .back])
  }
}
