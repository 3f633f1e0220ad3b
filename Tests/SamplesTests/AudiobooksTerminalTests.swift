import AudiobooksApp
import MediaApp
import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction
import WireflowTerminal
import WireflowTesting

/// The audiobook shop on a terminal that is not there.
@MainActor
struct AudiobooksTerminalTests {
  @Test(arguments: [WireframeVariant.tabBar, .hamburger, .split])
  func drawsNothingThatIsBehindTheLogin(on wireframe: WireframeVariant) async throws {
    let backend = TerminalBackend(size: TerminalSize(columns: 80, rows: 24))
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    let controller = ApplicationController(
      audiobooksOn: stage, wireframe: wireframe.makeWireframe)
    let script = """
      launch
      select "Profile"
      tap "Log in"
      type "Ada" into "Name"
      type sample "the right password" into "Password"
      tap "Log in"
      wait 500ms
      tap "Simulate expired session"
      tap "Settings"
      """
    await controller.play(try Script(parsing: script, name: "to the settings"))
    #expect(backend.picture().text.contains("Playback speed"))

    controller.perform(.wait(.seconds(2)))

    let text = backend.picture().text
    #expect(text.contains("Your session has expired"))
    for word in ["Profile", "Settings", "Playback", "Discover", "Bookshelf"] {
      #expect(!text.contains(word), "\(word):\n\(text)")
    }
  }
}

/// Users who work with shortcuts.
@MainActor
struct KeyboardSessionTests {
  @Test(arguments: WireframeVariant.standard)
  func goesAboutTheAudiobooks(on wireframe: WireframeVariant) async {
    let app = await AppDriver.audiobooks(on: wireframe, after: "")

    app.press("2")
    app.press(",")
    app.press("w")
    app.press("3")
    app.press(",")
    app.press(.escape, [])
    app.press("1")
    app.press("f")
    app.tap("Crime")
    app.press("[")

    app.assertSnapshot()
    await app.finish()
  }

  @Test(arguments: WireframeVariant.standard)
  func writesAReviewOfAMovie(on wireframe: WireframeVariant) async {
    let app = AppDriver(
      on: wireframe, makeController: { ApplicationController(mediaOn: $0, wireframe: $1) })
    await app.run(
      script: """
        launch
        type "Evey" into "Name"
        type sample "the right password" into "Password"
        tap "Sign in"
        wait 500ms
        tap "V for Vendetta"
        """)

    app.press("d")
    app.press("n")
    app.type("Beautiful.", into: "Review")
    app.press(.return)
    app.press("[")
    app.press("3")
    app.press(",")
    app.press(.escape, [])

    app.assertSnapshot()
    await app.finish()
  }
}

/// A session with a screen reader: its elements and announcements.
@MainActor
struct SpokenSessionTests {
  @Test(arguments: WireframeVariant.standard)
  func aSearchAndAnOrderAreSpoken(on wireframe: WireframeVariant) async {
    let app = AppDriver(on: wireframe) {
      ApplicationController(audiobooksOn: $0, wireframe: $1)
    }
    app.skipLog()

    app.type("Agnes Moor", into: "Search")
    await app.advance(by: .milliseconds(300))
    app.type("no such book", into: "Search")
    await app.advance(by: .milliseconds(300))
    app.type("", into: "Search")
    app.tap("Crime")
    app.tap("Sort")
    app.perform(.choose("Price"))

    #expect(
      app.log.lines.filter { $0.hasPrefix("  announce") } == [
        #"  announce "4 books""#, #"  announce "No book matches.""#,
        #"  announce "Sorted by Price""#,
      ])
    app.skipLog()
    await app.finish()
  }

  @Test(
    arguments: [Sample.audiobooks, .fitness, .media, .movies],
    Strength.some(of: WireframeVariant.standard))
  func eachPlaceOfAScriptCanBeMadeOut(_ sample: Sample, on wireframe: WireframeVariant) async throws
  {
    for file in sample.scripts {
      let app = AppDriver(
        .off(showSkipped: false), on: wireframe, makeController: sample.makeController)
      for step in try file.script().steps where step.action != .launch {
        await app.run(script: "\(step.action)")
        app.expectAccessible()
      }
      await app.finish()
    }
  }
}
