import Testing
import Wireflow
import WireflowTesting

/// Work that fails, or for which nobody can wait, is a failure of the test whenever it does.
@MainActor
struct WorkFailureTests {
  @Test func aTaskThatFailsWhileTheTestEndsIsAFailure() async {
    struct Mishap: Error {}
    let failures = await recordedFailures {
      let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
      (app.stage.coordinator(of: app.stage.visibleScreens[0]) as? DriverMainFlow)?
        .task { _ in throw Mishap() }
      await app.finish()
    }

    #expect(failures.count == 1)
    #expect(failures.first?.message.hasPrefix("A task of DriverMainFlow failed: Mishap().") == true)
  }

  @Test func aTaskOfNoFlowThatSleepsIsAFailure() async {
    let failures = await recordedFailures {
      let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
      let clock = app.stage.clock
      let sleeper = Task.detached { try await clock.sleep(for: .seconds(1)) }
      while app.scheduler.sleepers.sleepingCount == 0 { await Task.yield() }
      await app.advance(by: .seconds(1))
      try? await sleeper.value
      await app.finish()
    }

    #expect(
      failures.map(\.message) == [
        """
        A task that belongs to no flow slept for 1.0 seconds on the stage's clock. Nobody waits \
        for its next steps, so two runs may differ.

          To fix: begin the work by task(_:) of a flow and await it there, instead of \
        Task.detached, a Task { } of a service, or a task that several flows share.
        """
      ])
  }
}
