import Testing
import Wireflow
import WireflowTesting

/// Work that the stage refused is a failure at the end of a test.
@MainActor
struct AppDriverRefusedWorkTests {
  private let app = AppDriver { DriverApp.makeController($0, $1) }

  /// Adds a row that runs a closure with the main flow.
  private func addRow(_ body: @escaping @MainActor (DriverMainFlow, DriverScreen) -> Void) throws {
    let home = try #require(app.stage.rootScreens[0] as? DriverScreen)
    let main = try #require(app.stage.coordinator(of: home) as? DriverMainFlow)
    home.rows.append(("Work", main.wire(home) { body($0, $1) }))
  }

  @Test func namesTheLineThatRefusedItsScreen() async throws {
    try addRow { main, _ in
      let results = DriverScreen("Results")
      main.wireframe.push(results, from: DriverScreen("Absent"))
      main.task(on: results) { _, _ in }
    }
    let line = #line + 1
    app.tap("Work")
    app.skipLog()

    let failures = await recordedFailures { await app.finish() }

    let message = """
      A piece of work never began: ignored task: DriverScreen "Results" is not on stage.

        Its screen: ignored push DriverScreen "Results": DriverScreen "Absent" is not on stage

        To fix: ask for the work only if the request that brings the screen can succeed, and before \
      the flow ends.
      """
    #expect(failures == [RecordedFailure(message: message, line: line)])
  }

  @Test func failsForEachKindOfWork() async throws {
    try addRow { main, _ in
      let absent = DriverScreen("Absent")
      main.task(on: absent) { _, _ in }
      main.after(.seconds(1), on: absent) { _, _ in }
      main.onLeave(of: absent) { _, _ in }
    }
    app.tap("Work")
    app.skipLog()

    let failures = await recordedFailures { await app.finish() }

    #expect(
      failures.map { $0.message.prefix { $0 != "." } } == [
        "A piece of work never began: ignored task: DriverScreen \"Absent\" is not on stage",
        "A piece of work never began: ignored delayed work: DriverScreen \"Absent\" is not on stage",
        "A piece of work never began: ignored wait for the end of DriverScreen \"Absent\": "
          + "DriverScreen \"Absent\" is not on stage",
      ])
  }

  @Test func saysNothingOfWorkThatWaitedAndBegan() async throws {
    try addRow { main, home in
      main.wireframe.presentAlert(AlertContent(title: "Wait"), from: home)
      let results = DriverScreen("Results")
      main.wireframe.stage.submit(.modal(results, from: home))
      main.task(on: results) { _, _ in }
    }
    app.tap("Work")
    app.choose("OK")
    app.skipLog()

    let failures = await recordedFailures { await app.finish() }

    #expect(failures == [])
  }
}
