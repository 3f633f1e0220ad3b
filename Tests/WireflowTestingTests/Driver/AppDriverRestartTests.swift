import Observation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowTesting

@MainActor
struct AppDriverRestartTests {
  /// A flow that keeps the titles of its pages, as on a disk, when the app goes to the background.
  private final class NotesMainFlow: MainFlowCoordinator {
    let wireframe: FlowWireframe<Void>
    let disk: Disk

    init(_ wireframe: any ApplicationWireframe, _ disk: Disk) {
      self.wireframe = FlowWireframe(wireframe)
      self.disk = disk
    }

    func installUI() {
      let home = DriverScreen("Home")
      home.rows = [
        ("Note", wire(home) { $0.wireframe.push(DriverScreen("Note"), from: $1) }),
        ("Later", wire(home) { flow, home in flow.after(.seconds(1)) { _ in home.text = "late" } }),
        (
          "Sleep",
          wire(home) { flow, _ in flow.task { try await $0.wireframe.sleep(for: .seconds(9)) } }
        ),
      ]
      wireframe.install(rootItems: [home])
      for page in disk.pages { wireframe.push(DriverScreen(page), from: home) }
    }

    func flushAllUI() {
      let stack = wireframe.stage.selectedRoot.map(wireframe.stage.stack(of:)) ?? []
      disk.pages = stack.dropFirst().map(\.title)
      wireframe.flush()
    }
  }

  @MainActor
  private final class Disk {
    var pages: [String] = []
    weak var flow: NotesMainFlow?

    func makeController(
      _ stage: Stage, _ makeWireframe: WireframeMaker
    ) -> ApplicationController {
      let wireframe = makeWireframe(stage)
      let flow = NotesMainFlow(wireframe, self)
      self.flow = flow
      return ApplicationController(wireframe: wireframe, mainFlow: flow)
    }
  }

  @Test func appComesBackAsItWasSavedAndNothingOfTheOldOneIsLeft() async {
    let disk = Disk()
    let app = AppDriver(makeController: disk.makeController)
    weak let old = disk.flow
    for row in ["Later", "Sleep", "Note"] { app.tap(row) }

    await app.restart(makeController: disk.makeController)

    #expect(old == nil && app.scheduler.pending == [] && app.awaited == [])
    app.expectVisible("Note")
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
    let app = AppDriver(.off(showSkipped: false)) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(
        wireframe: wireframe, mainFlow: OneScreenFlow(wireframe, showing: SafeScreen()))
    }
    app.type("1234", into: "Code")

    #expect(app.visibleTexts == ["Safe", "3", "Safe", "Gold", "24 carat", "Code", "Size", "Small"])
    app.expectNotVisible("1234")
    app.finish()
  }
}

@Observable
private final class SafeScreen: RootLevelRepresentable {
  let title = "Safe"
  var code = ""
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title, badge: "3") }

  var content: ScreenContent {
    Row("Gold", subtitle: "24 carat")
    Field("Code", text: code, privacy: .secure) { self.code = $0 }
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
