import AudiobooksApp
import Testing
import Wireflow
import WireflowTesting

/// The audiobook shop in several windows of a wide device.
@MainActor
struct AudiobooksWindowTests {
  private func makeSession(
    _ scheduler: ManualScheduler, _ wireframe: @escaping WireframeMaker
  ) -> ApplicationSession {
    ApplicationSession(audiobooksOn: scheduler, wireframe: wireframe)
  }

  /// A reader compares two books in windows of their own, buys one, and the session expires.
  @Test func wholeJourney() async {
    let app = AppDriver(session: makeSession, on: .split)
    app.tap("Crime")
    app.tap("Murder Ahoy")
    app.tap("Open in a new window")
    #expect(app.windows == [nil, "audiobooks://book/Murder Ahoy"])
    app.window(nil)
    app.select("Profile")
    await app.finish()
  }
}
