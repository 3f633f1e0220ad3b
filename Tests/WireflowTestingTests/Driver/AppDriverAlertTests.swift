import Testing
import Wireflow
import WireflowTesting

/// An alert is open only as long as the stage shows it, whoever answers it.
@MainActor
struct AppDriverAlertTests {
  @Test func anAlertThatIsAnsweredThroughTheStageIsNotOpen() async {
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      app.tap("Ask")
      app.stage.perform(.choose("Yes"))
      app.skipLog()
      app.finish()
    }

    #expect(failures == [])
  }

  @Test func anAlertThatComesThroughTheStageIsOpen() async {
    let line = #line + 5
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      app.stage.perform(.tap("Ask"))
      app.skipLog()
      app.finish()
    }

    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.headline) == [#"The alert "Sure?" that came here is still open."#])
  }

  @Test func choosesAnAnswerByItsIdentifier() async {
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      app.stage.submit(
        .alert(
          AlertContent(title: "Löschen?", actions: [.init("Ja", id: "yes")]),
          from: app.stage.rootScreens[0], onAnswer: nil))
      app.choose("yes")
      app.skipLog()
      app.finish()
    }

    #expect(failures == [])
  }
}
