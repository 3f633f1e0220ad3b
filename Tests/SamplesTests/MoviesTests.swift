import MoviesApp
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The results of the sample's warps and wefts.
@MainActor
struct MoviesWarpTests {
  @Test func showsTheDashboardAtOnceWhenTheKeyIsKnown() {
    let app = AppDriver { ApplicationController(moviesOn: $0, wireframe: $1, apiKey: "42") }

    app.assertSnapshot()
    app.finish()
  }

  @Test func keepsALinkUntilTheListIsThere() {
    let app = AppDriver { ApplicationController(moviesOn: $0, wireframe: $1) }

    app.perform(.open("movies://watched/4"))
    app.perform(.open("movies://wishlist/1"))
    app.typeSample("the key", into: "Key")
    app.tap("Save")

    app.assertSnapshot()
    app.finish()
  }

  @Test(arguments: ["movies://elsewhere/1", "movies://watched", "movies://watched/one", "http://a"])
  func refusesOtherLinks(_ link: String) {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let controller = ApplicationController(moviesOn: stage) { TabBarWireframe(stage: $0) }
    controller.finishLaunching()

    let outcome = controller.perform(.open(link))

    #expect(outcome != .performed)
  }

  @Test func showsListAndDetailOfTheSettingsSideBySide() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let controller = ApplicationController(
      moviesOn: stage, wireframe: { SplitWireframe(stage: $0) }, apiKey: "42")
    controller.finishLaunching()

    controller.perform(.select("Settings"))
    controller.perform(.tap("Family"))
    #expect(stage.visibleScreens.map(\.title) == ["Family", "Settings"])
    controller.perform(.tap("Movie server"))

    #expect(stage.visibleScreens.map(\.title) == ["Movie server", "Settings"])
  }

  @Test func tellsWhoWatchesThatASettingHasChanged() async {
    let scheduler = ManualScheduler()
    let stage = Stage(backend: TextRecorder(), scheduler: scheduler)
    let controller = ApplicationController(
      moviesOn: stage, wireframe: { TabBarWireframe(stage: $0) }, apiKey: "42")
    controller.finishLaunching()
    var shown: StagePicture?
    let watch = stage.watch { picture, _ in shown = picture }

    controller.perform(.select("Settings"))
    controller.perform(.tap("Family"))
    controller.perform(.toggle("Lock movies for adults"))
    await scheduler.sleepers.settled()

    #expect(shown == stage.picture)
    withExtendedLifetime(watch) {}
  }
}
