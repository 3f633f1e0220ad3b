import Testing
import Wireflow
import WireflowTesting

/// A failure says what to do, where it came from, and what `await` is needed for.
@MainActor
struct AppDriverAdviceTests {
  @Test func screenWhereNothingCanBeDoneOffersNothing() async {
    let failures = await recordedFailures {
      let app = AppDriver(.off(showSkipped: false)) { stage, makeWireframe in
        let wireframe = makeWireframe(stage)
        return ApplicationController(wireframe: wireframe, mainFlow: IdleMainFlow(wireframe))
      }
      app.tap("Buy")
      app.finish()
    }

    #expect(
      failures.map(\.message) == [
        """
        The user action tap "Buy" is not possible: no element "Buy" is on screen.

          To fix: find out why the app is where the user can do nothing.

          On stage:
            stacks
        """
      ])
  }

  @Test func failsWhereAHelperIsCalledThatHandsItsPlaceOn() async {
    let line = #line + 3
    let failures = await recordedFailures {
      let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
      misuse(app)
      app.finish()
    }

    #expect(failures.count == 10)
    #expect(Set(failures.map(\.line)) == [line])
  }

  private func misuse(
    _ app: AppDriver, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    app.tap("1", fileID: fileID, filePath: filePath, line: line, column: column)
    app.back(fileID: fileID, filePath: filePath, line: line, column: column)
    app.dismiss(fileID: fileID, filePath: filePath, line: line, column: column)
    app.open("shop://1", fileID: fileID, filePath: filePath, line: line, column: column)
    app.submit("1", fileID: fileID, filePath: filePath, line: line, column: column)
    app.swipeBack(fileID: fileID, filePath: filePath, line: line, column: column)
    app.swipeDown(fileID: fileID, filePath: filePath, line: line, column: column)
    app.expectVisible("1", fileID: fileID, filePath: filePath, line: line, column: column)
    app.expectNotVisible("Home", fileID: fileID, filePath: filePath, line: line, column: column)
    app.expectLog(
      matches: "1", fileID: fileID, filePath: filePath, line: line, column: column)
  }

  @Test func timeThatIsMovedWhileWorkIsAwayFails() async {
    let line = #line + 4
    let failures = await recordedFailures {
      let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
      app.tap("Sleep")
      synchronously { app.advance(by: .milliseconds(300)) }
      await app.finish()
    }

    #expect(failures.map(\.line) == [line])
    #expect(
      failures.first?.message.hasPrefix(
        """
        Time was moved while asynchronous work of the app was away, which has not gone on.

            task of DriverMainFlow, begun at WireflowTestingTests/DriverApp.swift:
        """) == true)
    #expect(
      failures.first?.message.hasSuffix(
        "\n\n  To fix: make the test asynchronous, and write await app.advance(by:).") == true)
  }

  @Test func timeThatIsMovedToTheEndOfASleepFails() async {
    let failures = await recordedFailures {
      let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
      app.tap("Sleep")
      await app.settle()
      synchronously { app.advance(by: .milliseconds(300)) }
      await app.finish()
    }

    #expect(
      failures.map(\.headline) == [
        "Time was moved while asynchronous work of the app was away, which has not gone on."
      ])
  }

  /// Chooses the forms that do not wait.
  private func synchronously(_ body: () -> Void) { body() }
}

/// A flow that shows nothing.
private final class IdleMainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {}
}
