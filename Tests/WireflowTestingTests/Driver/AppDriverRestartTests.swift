import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowTesting

@MainActor
struct AppDriverRestartTests {
  @Test func appComesBackAsItWasSavedAndNothingOfTheOldOneIsLeft() async {
    let disk = Disk()
    let maker = appMaker { DriverMainFlow($0, disk) }
    let app = AppDriver(makeController: maker)
    weak let old = app.main
    for row in ["Later", "Sleep", "Push"] { app.tap(row) }

    await app.restart(makeController: maker)

    #expect(old == nil && app.scheduler.pending == [] && app.awaited == [])
    app.expectVisible("Page")
    app.back()
    app.assertSnapshot()
    await app.finish()
  }
}

@MainActor
struct AppDriverReadingTests {
  /// The texts of pages come after the root items, those of an alert first, and no secret is read.
  @Test func readsWhatIsOnScreenAndWhatIsAwaited() async {
    let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
    app.type("Ada", into: "Name")
    let page = app.visibleTexts
    app.expectVisible("Ada")
    app.expectNotVisible("Ad")
    app.tap("Ask")
    let alert = app.visibleTexts.prefix(4)
    let question = app.awaited
    app.choose("No")
    app.tap("Later")
    app.tap("Sleep")
    let away = app.awaited
    await app.settle()

    #expect(
      page == [
        "Home", "Other", "Home", "Push", "Show", "Later", "Sleep", "Ask", "Leak", "Name", "Ada",
        "On",
      ])
    #expect(alert == ["Sure?", "Yes", "No", "Home"] && question == ["alert \"Sure?\""])
    #expect(away.first == "work due in 0.3 seconds")
    #expect(away.last?.hasPrefix("task of DriverMainFlow, begun at WireflowTestingTests/") == true)
    #expect(app.awaited == ["work due in 0.3 seconds", "work due in 0.3 seconds"])
    await app.finish()
  }

  @Test func readsNoSecret() {
    let maker = appMaker { OneScreenFlow($0, showing: SafeScreen()) }
    let app = AppDriver(.off(showSkipped: false), makeController: maker)

    #expect(app.visibleTexts == ["Safe", "3", "Safe", "Gold", "24 carat", "Code", "Size", "Small"])
    app.expectNotVisible("1234")
    app.finish()
  }
}

private final class SafeScreen: RootLevelRepresentable {
  let title = "Safe"
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title, badge: "3") }

  var content: ScreenContent {
    Row("Gold", subtitle: "24 carat")
    Field("Code", text: "1234", privacy: .secure) { _ in }
    Choice("Size", options: ["Small", "Large"], selected: "Small") { _ in }
  }
}

@MainActor
struct AppDriverTimelineTests {
  private typealias App = DriverApp

  @Test func hasAStepForEachActionAndContinuesFromAnEarlierOne() async {
    let app = AppDriver(makeController: App.makeController)
    app.toggle("On")
    let home = app.visibleTexts
    app.tap("Push")
    app.back()
    await app.run(script: "tap \"Later\"\nwait 300ms\nback")

    #expect(app.steps.map(\.place) == ["Home", "Home", "Page", "Home", "Page", "Home"])
    #expect(app.steps[2].action == .tap("Push"))
    #expect(app.steps.flatMap(\.lines) == app.log.lines)
    #expect(app.visibleTexts(at: 1) == home)
    app.skipLog()

    let left = await app.branch(at: 2, makeController: App.makeController)
    app.expectVisible("Page")
    app.select("Other")

    let comparison = SessionComparison(left, app.steps)
    #expect(comparison.commonCount == 3)
    #expect(comparison.places == ["Other"])
    #expect(SessionComparison(left, left.reversed()).isEmpty, "both have the same lines")
    app.expectLog(matches: "> select \"Other\"\n  select Other")
    await app.finish()
  }

  /// The time of the branch is that of the driver, which goes on.
  @Test func waitsAgainForDelayedWork() async {
    let app = AppDriver(makeController: App.makeController)
    app.tap("Later")
    await app.advance(by: .milliseconds(300))
    app.back()

    let left = await app.branch(at: 1, makeController: App.makeController)

    #expect(left[1].lines == app.steps[1].lines)
    #expect(app.steps.last?.place == "Page")
    app.skipLog()
    await app.finish()
  }
}
