import MoviesApp
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The sample's scripts from their beginning to their end.
@MainActor
struct MoviesJourneyTests {
  nonisolated static let journeys = scripts(in: "../../Samples/Movies/Scripts")

  @Test(arguments: journeys)
  func comesToTheSameOnEveryWireframe(_ journey: ScriptFile) async {
    await expectEquivalent(journey, on: WireframeVariant.standard) {
      ApplicationController(moviesOn: $0, wireframe: $1)
    }
  }

  @Test(arguments: journeys, WireframeVariant.standard)
  func comesToTheSameFromItsLog(_ journey: ScriptFile, on wireframe: WireframeVariant) async {
    let app = AppDriver(on: wireframe) { ApplicationController(moviesOn: $0, wireframe: $1) }
    await app.run(journey)
    let again = AppDriver(on: wireframe) { ApplicationController(moviesOn: $0, wireframe: $1) }
    await again.run(script: app.log.text)

    again.expectLog(matches: app.log.text)
    app.skipLog()
    await app.finish()
    await again.finish()
  }
}

/// The results of the sample's warps and wefts.
@MainActor
struct MoviesWarpTests {
  @Test func showsTheDashboardAtOnceWhenTheKeyIsKnown() {
    let app = AppDriver { ApplicationController(moviesOn: $0, wireframe: $1, apiKey: "42") }

    app.expectLog(
      matches: """
        > launch
          start Loom
          start MainWarp
          knit apiKey in MainWarp
          knitted apiKey in MainWarp: forward apiKeyIsComplete
          knit apiKeyIsComplete in MainWarp
          knitted apiKeyIsComplete in MainWarp: listen to WishlistWarp, listen to WatchedWarp, \
        listen to SettingsWarp
          install tab bar: Wishlist, Watched, Settings
          start WishlistWarp
          start WatchedWarp
          start SettingsWarp
          knit movieList in WishlistWarp
          knitted movieList in WishlistWarp: root MovieListScreen "Wishlist"
          knit movieList in WatchedWarp
          knitted movieList in WatchedWarp: root MovieListScreen "Watched"
          knit settingsList in SettingsWarp
          knitted settingsList in SettingsWarp: root SettingsListScreen "Settings"
        """)
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
