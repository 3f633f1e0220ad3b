import AudiobooksApp
import Testing
import Wireflow
import WireflowTesting

/// The audiobook shop in several windows of a wide device.
@MainActor
struct AudiobooksWindowTests {
  private static let link = "audiobooks://book/Salt on the Sill"

  private func makeSession(
    _ scheduler: any Scheduler, _ wireframe: @escaping WireframeMaker
  ) -> ApplicationSession {
    ApplicationSession(audiobooksOn: scheduler, wireframe: wireframe)
  }

  private func makeApp() async -> AppDriver {
    let app = AppDriver(session: makeSession, on: .split)
    await app.run(
      script: """
        select "Profile"
        tap "Log in"
        type "Ada" into "Name"
        type sample "the right password" into "Password"
        tap "Log in"
        wait 500ms
        select "Discover"
        tap "Crime"
        tap "Salt on the Sill"
        """)
    app.skipLog()
    return app
  }

  /// A reader opens a book in a window of its own, and buys it there.
  @Test func buysABookInItsOwnWindow() async {
    let app = await makeApp()

    app.tap("Open in a new window")
    app.expectVisible("by Maren Ostby")
    app.tap("Buy")
    app.choose("Buy")

    #expect(app.windows == [nil])
    app.expectVisible("On your bookshelf")
    app.assertSnapshot()
    await app.expectReplay(session: makeSession)
    await app.finish()
  }

  /// An expired session asks for the login in every window, until the reader logs in in one.
  @Test func locksEveryWindowUntilTheReaderIsBack() async {
    let app = await makeApp()
    app.select("Profile")
    app.tap("Simulate expired session")
    app.select("Discover")
    app.tap("Open in a new window")

    await app.advance(by: .seconds(2))
    app.expectVisible("Log out")
    app.window(nil)
    app.expectVisible("Log out")
    app.window(Self.link)
    app.typeSample("the right password", into: "Password")
    app.tap("Log in")
    await app.advance(by: .milliseconds(500))

    app.expectVisible("Buy for 8.99")
    app.assertSnapshot()
    await app.finish()
  }
}
