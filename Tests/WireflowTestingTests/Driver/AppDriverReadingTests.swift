import Observation
import Testing
import Wireflow
import WireflowTesting

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

  @Test func missingTextListsWhatIsThere() async {
    let line = #line + 4
    let failures = await recordedFailures {
      let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
      app.tap("Push")
      app.expectVisible("You are offline")
      app.expectNotVisible("Page")
      app.finish()
    }

    #expect(
      failures == [
        RecordedFailure(
          message: """
            The text "You are offline" is not on screen.

              On screen:\u{20}
                "Home"
                "Other"
                "Page"
                "Name"
                "On"
            """, line: line),
        RecordedFailure(message: "The text \"Page\" is on screen.", line: line + 1),
      ])
  }

  @Test func listsTheNearestOfManyTexts() async {
    let line = #line + 6
    let failures = await recordedFailures {
      let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
      let home = app.stage.rootScreens[0] as? DriverScreen
      home?.rows = (1...300).map { ("Book \($0)", {}) } + [("You are online", {})]
      app.stage.contentChanged(of: app.stage.rootScreens[0])
      app.expectVisible("You are offline")
      app.expectVisible("book 30")
      app.finish()
    }

    #expect(
      failures == [
        RecordedFailure(
          message: """
            The text "You are offline" is not on screen.

              On screen: 306 texts, the nearest of which are
                "You are online"
                "Name"
                "On"
                "Other"
                "Home"
            """, line: line),
        RecordedFailure(
          message: """
            The text "book 30" is not on screen.

              On screen: 306 texts, the nearest of which are
                "Book 30"
                "Book 3"
                "Book 130"
                "Book 230"
                "Book 300"
            """, line: line + 1),
      ])
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
