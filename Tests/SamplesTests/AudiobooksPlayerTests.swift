import AudiobooksApp
import Testing
import Wireflow
import WireflowTesting

extension AppDriver {
  /// Creates the audiobooks app after a script that the test is not about.
  static func audiobooks(
    on wireframe: WireframeVariant = .tabBar, after script: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> AppDriver {
    let app = AppDriver(
      on: wireframe, fileID: fileID, filePath: filePath, line: line, column: column,
      makeController: { ApplicationController(audiobooksOn: $0, wireframe: $1) })
    await app.run(script: script, fileID: fileID, filePath: filePath, line: line, column: column)
    app.skipLog()
    return app
  }
}

/// How the sample plays books.
@MainActor
struct AudiobooksPlayerTests {
  @Test(arguments: [
    ("wait 2s; wait 999ms; tap \"Pause\"; wait 5s", "0:02 of 3:00"),
    ("wait 500ms; tap \"Pause\"; tap \"Play\"; wait 500ms; wait 1s", "0:02 of 3:00"),
    ("wait 240s", "3:00 of 3:00"), ("wait 240s; tap \"Play\"; wait 1s", "0:01 of 3:00"),
    ("wait 5s; back; tap \"Thornwright\"; tap \"Play sample\"; wait 1s", "0:01 of 3:00"),
  ])
  func playsByTheSecond(script: String, progress: String) async {
    let app = await AppDriver.audiobooks(
      after: "tap \"Fantasy\"\ntap \"The Owl Tax\"\ntap \"Play sample\"")

    await app.run(script: script.replacing("; ", with: "\n"))

    app.expectVisible(progress)
    app.tap("Close player")
    app.skipLog()
    await app.finish()
  }
}

/// Users who work with shortcuts.
@MainActor
struct KeyboardSessionTests {
  @Test(arguments: WireframeVariant.standard)
  func goesAboutTheAudiobooks(on wireframe: WireframeVariant) async {
    let app = await AppDriver.audiobooks(on: wireframe, after: "")

    for key in "2,w3," { app.press(.init(key)) }
    app.press(.escape, [])
    app.press("1")
    app.press("f")
    app.tap("Crime")
    app.press("[")

    app.assertSnapshot()
    await app.finish()
  }
}
