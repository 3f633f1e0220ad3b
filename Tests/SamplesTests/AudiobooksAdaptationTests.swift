import AudiobooksApp
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction

@testable import WireflowTesting

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

  @Test func sameHappensWithAndWithoutSwaps() async {
    let plain = await AppDriver.audiobooks(on: .adaptive, after: Self.toALogin)
    let swapped = await AppDriver.audiobooks(on: .adaptive, after: Self.toALogin + "adapt regular")

    let expected = await happenings(in: plain, by: Self.fromALogin)
    let received = await happenings(in: swapped, by: Self.fromALogin)

    #expect(!expected.isEmpty)
    #expect(received == expected)
    plain.skipLog()
    await plain.finish()
    swapped.skipLog()
    await swapped.finish()
  }

  @Test func pendingTransitionsCompleteFirst() async {
    let (app, backend) = makeLateApp()
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

  @Test func lateBackendChangesNothingOfWhatHappens() async {
    let session = Self.toALogin + "adapt regular\nadapt compact\n" + Self.fromALogin
    let (late, _) = makeLateApp()
    let prompt = await AppDriver.audiobooks(on: .adaptive, after: session)

    await late.run(script: session)

    late.expectLog(matches: prompt.log.text)
    #expect(NavigationTree(late.stage) == NavigationTree(prompt.stage))
    await prompt.finish()
    await late.finish()
  }

  private func makeLateApp() -> (AppDriver, PictureBackend) {
    let scheduler = ManualScheduler()
    let backend = PictureBackend(scheduler: scheduler, delay: .milliseconds(400))
    let app = AppDriver(
      on: .adaptive, backend: backend, scheduler: scheduler,
      makeController: { ApplicationController(audiobooksOn: $0, wireframe: $1) })
    return (app, backend)
  }

  private func happenings(in app: AppDriver, by script: String) async -> [String] {
    let happenings = Happenings(on: app.stage)
    let past = happenings.lines.count
    await app.run(script: script)
    return Array(happenings.lines.dropFirst(past))
  }
}
