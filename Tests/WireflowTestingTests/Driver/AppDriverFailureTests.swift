import Foundation
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowTesting

@MainActor
struct AppDriverFailureTests {
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
}

/// A driver that outlives all tests fails when the process ends.
struct AppDriverUnfinishedTests {
  @Test func globalDriverFailsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      keptDriver = makeDriver()
      exit(EXIT_SUCCESS)
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("AppDriverFailureTests.swift:"))
    #expect(text.contains(": error: The app of this driver was never finished, so nothing was"))
    #expect(text.components(separatedBy: "never finished").count == 2)
  }

  @Test(.enabled(if: KnownIssues.areShown))
  func driverThatGoesOutsideOfAnyTestFailsTheProcess() async {
    // The failure that nobody may hear is heard here all the same.
    await withKnownIssue {
      await #expect(processExitsWith: .failure) { @MainActor in
        keptDriver = makeDriver()
        keptDriver = nil
        exit(EXIT_SUCCESS)
      }
    }
  }
}

@MainActor private var keptDriver: AppDriver?

@MainActor
private func makeDriver() -> AppDriver {
  AppDriver(.off(showSkipped: false), makeController: DriverApp.makeController)
}
