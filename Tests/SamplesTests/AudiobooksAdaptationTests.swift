import AudiobooksApp
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

/// Swaps the wireframe in the middle of a login over the maximized player.
@MainActor
struct AudiobooksAdaptationTests {
  /// Leads to a login that came over the maximized player, with half of it filled in.
  private static let toALogin = """
    select "Profile"
    tap "Log in"
    type "Ada" into "Name"
    type sample "the right password" into "Password"
    tap "Log in"
    wait 500ms
    tap "Simulate expired session"
    select "Discover"
    tap "Genres"
    back
    tap "Fantasy"
    tap "The Owl Tax"
    tap "Play sample"
    maximize
    wait 2s
    type sample "a wrong password" into "Password"
    tap "Log in"
    choose "OK"
    type sample "the right password" into "Password"

    """

  /// Goes on as if nothing had happened, until nothing plays.
  private static let fromALogin = """
    tap "Log in"
    wait 500ms
    tap "Show book"
    tap "Pause"
    tap "Buy"
    choose "Buy"
    back
    wait 20s
    """

  @Test func loginGoesOnOverTheMaximizedPlayer() async {
    let app = await AppDriver.audiobooks(on: .adaptive, after: Self.toALogin)

    await app.run(
      script: "adapt regular\nadapt compact\nadapt regular\n" + Self.fromALogin)

    app.assertSnapshot()
    await app.finish()
  }

  @Test func pendingTransitionsCompleteFirst() async {
    let scheduler = ManualScheduler()
    let backend = PictureBackend(scheduler: scheduler, delay: .milliseconds(400))
    let app = AppDriver(
      on: .adaptive, backend: backend, scheduler: scheduler,
      makeController: { ApplicationController(audiobooksOn: $0, wireframe: $1) })
    await app.run(script: Self.toALogin)
    app.type("", into: "Password")
    app.tap("Log in")

    app.perform(.adapt(.regular))
    var pictures: [String] = []
    for _ in 1...20 where backend.isBusy {
      pictures.append(backend.picture.text)
      await app.advance(by: .milliseconds(400))
    }
    pictures.append(backend.picture.text)

    assertSnapshot(of: pictures.joined(separator: "\n\n"))
    #expect(backend.picture.matches(BackendPicture(app.stage.snapshot)))
    app.choose("OK")
    app.typeSample("the right password", into: "Password")
    await app.run(script: Self.fromALogin)
    #expect(!backend.isBusy)
    #expect(!app.log.text.contains("stalled"))
    app.skipLog()
    await app.finish()
  }
}
