import Testing
import Wireflow
import WireflowTesting

/// A test that uses its driver in a wrong way fails, and ends no other.
@MainActor
struct AppDriverMisuseTests {
  @Test(arguments: [0, -1])
  func occurrenceThatCannotBeFails(occurrence: Int) async {
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      app.tap("Push", occurrence)
      app.skipLog()
      app.finish()
    }

    #expect(
      failures.map(\.message) == [
        """
        The occurrence of "Push" must be greater than 0 (was \(occurrence)), so nothing was tapped.

          To fix: count from 1.
        """
      ])
  }

  @Test func useAfterTheEndFails() async {
    let line = #line + 4
    let failures = await recordedFailures {
      let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
      await app.finish()
      app.tap("Push")
      app.expectLog()
      app.skipLog()
      await app.run(script: "back")
      app.assertSnapshot()
      await app.finish()
    }

    #expect(failures.map(\.line) == Array(line...line + 5))
    #expect(
      failures[0].message.hasPrefix("This driver is used after its end: its app was finished"))
  }

  @Test func stageAfterTheEndFailsWhereTheDriverWasMade() async {
    let line = #line + 2
    let failures = await recordedFailures {
      let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
      app.finish()
      #expect(app.stage.visibleScreens.isEmpty)
    }

    #expect(failures.map(\.line) == [line])
    #expect(
      failures.first?.message.hasPrefix("This driver is used after its end: its app was finished")
        == true)
  }

  @Test func appOnAnotherStageFailsWhereTheDriverWasMade() async {
    let line = #line + 2
    let failures = await recordedFailures {
      let app = AppDriver { _, _ in
        let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
        return DriverApp.makeController(stage) { TabBarWireframe(stage: $0) }
      }
      app.skipLog()
      app.finish()
    }

    #expect(
      failures == [
        RecordedFailure(
          message: """
            The app was not made on the wireframe tab-bar, so nothing of that one is tested.

              To fix: make it on the wireframe that the closure is given.
            """, line: line)
      ])
  }

  @Test func missingEndFailsWhereTheDriverWasMade() async {
    let line = #line + 2
    let failures = await recordedFailures {
      _ = AppDriver(makeController: DriverApp.makeController)
    }

    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.headline) == [
        "The app of this driver was never finished, so nothing was checked at its end."
      ])
  }
}
