import Observation
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowTesting

@MainActor
struct AppDriverRestartTests {
  /// The disk, which outlives the app.
  private final class Disk {
    var pages: [String] = []
  }

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
        (
          "Later",
          wire(home) { flow, home in flow.after(.seconds(1)) { _ in home.text = "late" } }
        ),
        (
          "Listen",
          wire(home) { flow, _ in
            flow.task { flow in try await flow.wireframe.sleep(for: .seconds(9)) }
          }
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

  @Test func appComesBackAsItWasSaved() {
    let disk = Disk()
    let app = AppDriver { makeController($0, $1, disk) }
    app.tap("Note")

    app.restart { makeController($0, $1, disk) }

    app.expectVisible("Note")
    app.back()
    app.expectLog(
      matches: """
        > launch
          start NotesMainFlow
          install tab bar: Home
        > tap "Note"
          push DriverScreen "Note" onto Home
        > background
        > launch
          start NotesMainFlow
          install tab bar: Home
          push DriverScreen "Note" onto Home
        > back
          pop DriverScreen "Note"
        """)
    app.finish()
  }

  @Test func nothingOfTheOldAppIsLeft() async {
    weak var old: ApplicationController?
    let disk = Disk()
    let app = AppDriver { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      let made = makeController(stage, { _ in wireframe }, disk)
      old = made
      return made
    }
    app.tap("Later")
    app.tap("Listen")
    app.skipLog()

    await app.restart { makeController($0, $1, disk) }

    #expect(old == nil)
    #expect(app.scheduler.pending == [])
    #expect(app.awaited == [])
    app.expectLog(
      matches: "> background\n> launch\n  start NotesMainFlow\n  install tab bar: Home")
    await app.finish()
  }

  private func makeController(
    _ stage: Stage, _ makeWireframe: WireframeMaker, _ disk: Disk
  ) -> ApplicationController {
    let wireframe = makeWireframe(stage)
    return ApplicationController(wireframe: wireframe, mainFlow: NotesMainFlow(wireframe, disk))
  }
}

@MainActor
struct AppDriverReadingTests {
  @Test func readsWhatIsOnScreen() {
    let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
    app.type("Ada", into: "Name")

    #expect(
      app.visibleTexts == [
        "Home", "Other", "Home", "Push", "Show", "Later", "Sleep", "Ask", "Leak", "Name", "Ada",
        "On",
      ])
    app.expectVisible("Ada")
    app.expectNotVisible("Ad")
    app.finish()
  }

  @Test func readsAnAlertFirst() {
    let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
    app.tap("Ask")

    #expect(app.visibleTexts.prefix(4) == ["Sure?", "Yes", "No", "Home"])
    #expect(app.awaited == ["alert \"Sure?\""])
    app.choose("No")
    #expect(app.awaited == [])
    app.finish()
  }

  @Test func readsNoSecret() {
    let app = AppDriver(.off(showSkipped: false)) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: SafeMainFlow(wireframe))
    }
    app.type("1234", into: "Code")

    #expect(app.visibleTexts == ["Safe", "3", "Safe", "Gold", "24 carat", "Code", "Size", "Small"])
    app.expectNotVisible("1234")
    app.finish()
  }

  @Test func saysWhatItWaitsFor() async {
    let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
    app.tap("Later")
    app.tap("Sleep")
    let away = app.awaited
    await app.settle()

    #expect(away.first == "work due in 0.3 seconds")
    #expect(away.last?.hasPrefix("task of DriverMainFlow, begun at WireflowTestingTests/") == true)
    #expect(app.awaited == ["work due in 0.3 seconds", "work due in 0.3 seconds"])
    await app.finish()
  }
}

@Observable
private final class SafeScreen: RootLevelRepresentable {
  let title = "Safe"
  var code = ""
  var size: String? = "Small"
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title, badge: "3") }

  var content: ScreenContent {
    Row("Gold", subtitle: "24 carat")
    Field("Code", text: code, privacy: .secure) { self.code = $0 }
    Choice("Size", options: ["Small", "Large"], selected: size) { self.size = $0 }
  }
}

private final class SafeMainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() { wireframe.install(rootItems: [SafeScreen()]) }
}

@MainActor
struct AppDriverTimelineTests {
  private typealias App = DriverApp

  @Test func hasAStepForEachAction() async {
    let app = AppDriver(makeController: App.makeController)

    app.tap("Push")
    app.back()
    await app.run(script: "tap \"Later\"\nwait 300ms\nback")

    #expect(app.steps.map(\.place) == ["Home", "Page", "Home", "Page", "Home"])
    #expect(app.steps[1].action == .tap("Push"))
    #expect(app.steps.flatMap(\.lines) == app.log.lines)
    app.skipLog()
    await app.finish()
  }

  @Test func showsTheScreenOfAnEarlierStep() {
    let app = AppDriver(makeController: App.makeController)
    app.toggle("On")
    let home = app.visibleTexts
    app.tap("Push")
    let page = app.visibleTexts
    app.back()

    #expect(app.visibleTexts(at: 1) == home)
    #expect(app.visibleTexts(at: 2) == page)
    app.skipLog()
    app.finish()
  }

  @Test func continuesFromAnEarlierStep() async {
    let app = AppDriver(makeController: App.makeController)
    app.tap("Push")
    app.back()
    app.skipLog()

    let left = await app.branch(at: 1, makeController: App.makeController)
    app.expectVisible("Page")
    app.select("Other")

    #expect(left.map(\.action) == [.launch, .tap("Push"), .back])
    #expect(app.steps.map(\.action) == [.launch, .tap("Push"), .select("Other")])
    let comparison = SessionComparison(left, app.steps)
    #expect(comparison.commonCount == 2)
    #expect(
      comparison.lines
        == ["> back", #"  pop DriverScreen "Page""#, #"> select "Other""#, "  select Other"])
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
