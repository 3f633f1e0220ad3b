import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

@MainActor
struct AppDriverTests {
  @Test func drivesAnAppLikeAUser() {
    let app = AppDriver(makeController: DriverApp.makeController)

    app.tap("Push")
    app.type("Ada", into: "Name")
    app.toggle("On")
    app.back(to: "Home")
    app.select("Other")
    app.select("Home")
    app.tap("Ask")
    app.choose("Yes")
    app.tap("Push")
    app.back()

    app.assertSnapshot()
    app.finish()
  }

  @Test func showsTheAppOnAnyWireframeAndBackend() {
    let recorder = TextRecorder()
    let app = AppDriver(on: .hamburger, backend: recorder, makeController: DriverApp.makeController)

    app.perform(.openDrawer)
    app.perform(.closeDrawer)

    app.expectLog(
      matches: """
        > launch
          start DriverMainFlow
          install drawer: Home, Other
        > open drawer
          open drawer
        > close drawer
          close drawer
        """)
    app.finish()
  }

  @Test func movesABackendThatTakesItsTime() {
    let scheduler = ManualScheduler()
    let backend = PictureBackend(scheduler: scheduler, delay: .milliseconds(300))
    let app = AppDriver(
      backend: backend, scheduler: scheduler, makeController: DriverApp.makeController)
    app.advance(by: .milliseconds(300))

    app.tap("Push")
    app.advance(by: .milliseconds(299))
    let before = backend.picture.text
    app.advance(by: .milliseconds(1))

    #expect(app.scheduler === scheduler)
    #expect(before == "tab bar\n  Home, selected\n  Other")
    #expect(backend.picture.text == "tab bar\n  Home / Page, selected\n  Other")
    app.skipLog()
    app.finish()
  }

  @Test func movesDelayedAndSleepingWorkByHandAndLooksAtNewLinesOnly() async {
    let app = AppDriver(makeController: DriverApp.makeController)
    app.assertSnapshot(named: "launch")

    app.tap("Later")
    await app.advance(by: .milliseconds(299))
    app.expectLog(matches: "> tap \"Later\"\n> wait 299ms")
    await app.advance(by: .milliseconds(1))
    app.expectLog(matches: "> wait 1ms\n  push DriverScreen \"Page\" onto Home")
    await app.run(script: "back\ntap \"Sleep\"\nwait 299ms\nwait 1ms\nback\n")

    app.expectLog(
      matches: """
        > back
          pop DriverScreen "Page"
        > tap "Sleep"
        > wait 299ms
        > wait 1ms
          push DriverScreen "Page" onto Home
        > back
          pop DriverScreen "Page"
        """)
    await app.finish()
  }

  @Test func withoutExhaustivitySkipsWhatStandsBefore() {
    let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)

    app.tap("Push")
    app.expectLog(matches: "  push DriverScreen \"Page\" onto Home")
    app.back()
    app.tap("Later")
    app.tap("Ask")

    app.finish()
  }

  @Test func choosesAnAnswerByItsIdentifier() {
    let app = AppDriver(makeController: DriverApp.makeController)
    app.stage.submit(
      .alert(
        AlertContent(title: "Löschen?", actions: [.init("Ja", id: "yes")]),
        from: app.stage.rootScreens[0], onAnswer: nil))

    app.choose("yes")

    app.skipLog()
    app.finish()
  }
}
