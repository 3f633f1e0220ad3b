import Testing
import Wireflow
import WireflowTesting

@MainActor
struct AppDriverFailureTests {
  @Test func unknownElementListsWhatIsOnScreen() async {
    let line = #line + 3
    let failures = await recordedFailures {
      let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
      app.tap("Buy")
      app.finish()
    }

    #expect(
      failures == [
        RecordedFailure(
          message: """
            The user action tap "Buy" is not possible: no element "Buy" is on screen.

              To fix: do one of these instead, or find out why the app is not where it should be.
                tap "Push"
                tap "Show"
                tap "Later"
                tap "Sleep"
                tap "Ask"
                tap "Leak"
                type "Ada" into "Name"
                toggle "On"
                select "Home"
                select "Other"

              On stage:
                tab bar
                  Home, selected
                    * DriverScreen "Home" in DriverMainFlow
                  Other
                      DriverScreen "Other" in DriverMainFlow
            """, line: line)
      ])
  }

  @Test func linesThatWereNotReadFailWhereTheyCameFrom() async {
    let line = #line + 2
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      app.expectLog(matches: "> launch\n  start DriverMainFlow\n  install tab bar: Home, Other")
      app.select("Other")
      app.select("Home")
      app.select("Other")
      app.finish()
    }

    #expect(failures.map(\.line) == [line + 2])
    #expect(
      failures.first?.message == """
        The test did not look at 6 lines of the log.

            > select "Other"
              select Other
            > select "Home"
              select Home
            > select "Other"
              select Other

          To fix: look at them with expectLog or assertSnapshot, or pass over them with skipLog.
        """)
  }

  @Test func skippedLinesDoNotFailAndLaterOnesDo() async {
    let line = #line + 5
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      app.tap("Push")
      app.skipLog()
      app.back()
      app.finish()
    }

    #expect(failures.map(\.line) == [line])
  }

  @Test func workThatWaitsFailsWhereItWasScheduled() async {
    let line = #line + 3
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      app.tap("Later")
      app.advance(by: .milliseconds(100))
      app.skipLog()
      app.finish()
    }

    #expect(
      failures == [
        RecordedFailure(
          message: """
            Work that was scheduled here waits for its time: it is due in 0.2 seconds.

              To fix: advance(by:) until it has run, or have the app cancel it.
            """, line: line)
      ])
  }

  @Test func sleepingWorkFailsToo() async {
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      app.tap("Sleep")
      await app.settle()
      app.skipLog()
      await app.finish()
    }

    #expect(
      failures.map(\.headline) == [
        "Work that was scheduled here waits for its time: it is due in 0.3 seconds."
      ])
  }

  @Test func openAlertFailsWhereItCame() async {
    let line = #line + 3
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      app.tap("Ask")
      app.skipLog()
      app.finish()
    }

    #expect(
      failures == [
        RecordedFailure(
          message: """
            The alert "Sure?" that came here is still open.

              To fix: answer it with choose("Yes") or choose("No").
            """, line: line)
      ])
  }

  @Test func leakFailsWhereTheScreenLeft() async {
    let line = #line + 4
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      app.tap("Leak")
      app.back()
      app.skipLog()
      app.finish()
    }

    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.headline) == [
        """
        Something leaks: DriverScreen "Leaking" of DriverMainFlow is gone from the stage and not \
        from memory; it came by: push DriverScreen "Leaking" onto Home.
        """
      ])
  }

  @Test func screenThatATransitionStillShowsIsNoLeak() async {
    let failures = await recordedFailures {
      let scheduler = ManualScheduler()
      let app = AppDriver(
        backend: PictureBackend(scheduler: scheduler, delay: .milliseconds(300)),
        scheduler: scheduler, makeController: DriverApp.makeController)
      app.tap("Push")
      app.advance(by: .seconds(1))
      app.back()
      app.skipLog()
      app.finish()
    }

    #expect(failures.first?.headline.hasSuffix("it is due in 0.3 seconds.") == true)
    #expect(failures.allSatisfy { $0.message.hasPrefix("Work that was scheduled here waits") })
  }

  @Test func whatOutlivesTheAppFailsWhereItWasMade() async {
    let line = #line + 2
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      app.tap("Leak")
      app.skipLog()
      app.finish()
    }

    #expect(failures.map(\.line) == [line])
    #expect(
      failures.map(\.headline) == [
        """
        Something leaks: DriverScreen "Leaking" is still in memory after the app; it came by: \
        push DriverScreen "Leaking" onto Home.
        """
      ])
  }

  @Test func coordinatorThatKeepsTheStageWithItFails() async {
    var main: DriverMainFlow?
    let failures = await recordedFailures {
      let app = AppDriver { stage, makeWireframe in
        let wireframe = makeWireframe(stage)
        let flow = DriverMainFlow(wireframe)
        main = flow
        return ApplicationController(wireframe: wireframe, mainFlow: flow)
      }
      app.skipLog()
      app.finish()
    }

    #expect(main != nil)
    #expect(
      failures.map(\.headline) == [
        "Something leaks: DriverMainFlow is still in memory after the app; it came by: "
          + "start DriverMainFlow; with it: DriverScreen \"Home\", DriverScreen \"Other\"."
      ])
  }

  @Test func linesFromBeforeTheLaunchFailToo() async {
    let failures = await recordedFailures {
      let app = AppDriver { stage, makeWireframe in
        let wireframe = makeWireframe(stage)
        wireframe.stage.log.note("made")
        return DriverApp.makeController(stage) { _ in wireframe }
      }
      app.finish()
    }

    #expect(failures.map(\.headline) == ["The test did not look at 5 lines of the log."])
  }

  @Test func linesThatABoundedLogWouldLetGoOfFailToo() async {
    let failures = await recordedFailures {
      let app = AppDriver { stage, makeWireframe in
        let wireframe = makeWireframe(stage)
        wireframe.stage.log.limit = 1
        return DriverApp.makeController(stage) { _ in wireframe }
      }
      app.skipLog()
      await app.run(script: "tap \"Push\"\nback\ntap \"Push\"\nback\n")
      await app.finish()
    }

    #expect(failures.map(\.headline) == ["The test did not look at 8 lines of the log."])
  }

  @Test func expectationWithoutALiteralOffersOne() async {
    let failures = await recordedFailures {
      let app = AppDriver(makeController: DriverApp.makeController)
      app.expectLog()
      app.finish()
    }

    #expect(failures.count == 1)
    #expect(failures[0].message.contains("    > launch\n      start DriverMainFlow"))
  }

  @Test func aTaskThatFailsIsAFailureOfTheStepInWhichItDid() async {
    struct Mishap: Error {}
    let line = #line + 4
    let failures = await recordedFailures {
      let app = AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
      (app.stage.coordinator(of: app.stage.visibleScreens[0]) as? DriverMainFlow)?
        .task { _ in throw Mishap() }
      await app.settle()
      await app.finish()
    }

    #expect(failures.map(\.line) == [line + 1])
    #expect(
      failures.first?.message == """
        A task of DriverMainFlow failed: Mishap().

          To fix: catch the error in the task, or make it ErrorDisplayable, so that it is presented.
        """)
  }
}
