import TestSupport
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

@MainActor
struct AppDriverTests {
  @Test func drivesAnAppLikeAUser() async {
    let app = AppDriver(makeController: DriverApp.makeController)
    app.expectLog(
      matches: "> launch\n  start DriverMainFlow\n  install tab bar: Home, Other")

    app.tap("Push")
    app.type("Ada", into: "Name")
    app.toggle("On")
    app.back(to: "Home")
    app.select("Other")
    app.select("Home")
    app.tap("Ask")
    app.choose("Yes")
    app.stage.submit(
      .alert(
        AlertContent(title: "Löschen?", actions: [.init("Ja", id: "yes")]),
        from: app.stage.state.rootScreens[0], onAnswer: nil))
    app.choose("yes")
    app.tap("Later")
    await app.advance(by: .milliseconds(299))
    await app.advance(by: .milliseconds(1))
    app.swipeBack(.cancelled)
    app.swipeBack()
    await app.run(script: "tap \"Sleep\"\nwait 299ms\nwait 1ms\n")
    // A swipe that a guard minds is the action back.
    app.main?.guardRequests { _, _ in .refuse("unsaved") }
    app.swipeBack()
    app.main?.removeGuard()
    app.back()
    for sheet in ["Sheet", "Upper"] { app.main?.wireframe.presentModally(PageScreen(sheet)) }
    app.dismiss()
    app.swipeDown(.cancelled)
    app.swipeDown()
    app.open("app://known")

    app.assertSnapshot()
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

  /// A backend takes its time, and transitions wait for a swipe.
  @Test func transitionsTakeTheirTime() {
    let scheduler = ManualScheduler()
    let backend = PictureBackend(scheduler: scheduler, delay: .milliseconds(300))
    let app = AppDriver(
      .off(showSkipped: false), on: .hamburger, backend: backend, scheduler: scheduler,
      makeController: DriverApp.makeController)
    var pictures: [String] = []
    func look(after milliseconds: Int) {
      app.advance(by: .milliseconds(milliseconds))
      pictures.append(backend.picture.text.replacing("\n  ", with: "; "))
    }
    look(after: 300)
    app.tap("Push")
    look(after: 299)
    look(after: 1)

    app.swipeBack(.cancelled) {
      app.select("Other")
      look(after: 1000)
    }
    look(after: 1000)

    #expect(
      pictures == [
        "drawer; Home, selected; Other", "drawer; Home, selected; Other",
        "drawer; Home / Page, selected; Other", "drawer; Home / Page, selected; Other",
        "drawer; Home / Page; Other, selected",
      ])
    app.finish()
  }
}
