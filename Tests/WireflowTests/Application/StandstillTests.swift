import Dispatch
import Testing
import WireflowTesting

@testable import Wireflow

/// A main loop that gives the main actor no turn is noticed, from another thread.
@MainActor
struct StandstillTests {
  @Test func tellsOfALoopThatNeverRunsTheMainQueue() {
    let messages = Locked<[String]>([])
    let told = DispatchSemaphore(value: 0)
    let scheduler = LiveScheduler(standstillLimit: .milliseconds(20)) { message in
      messages.withLock { $0.append(message) }
      told.signal()
    }

    // This is such a loop: it holds the main thread, and runs nothing there.
    #expect(told.wait(timeout: .now() + 60) == .success)

    #expect(
      messages.withLock { $0 } == [
        """
        Wireflow: the main actor has had no turn for 0.02 seconds. The main loop has to run Swift's \
        main queue, too: see "Foreign main loops" in the documentation.
        """
      ])
    _ = scheduler
  }

  @Test func saysNothingOnceTheMainActorHasHadATurn() async {
    let messages = Locked<[String]>([])
    let scheduler = LiveScheduler(standstillLimit: .seconds(3_600)) { message in
      messages.withLock { $0.append(message) }
    }

    // It ends long before its time, since there is nothing more to watch for.
    await scheduler.watch?.value

    #expect(messages.withLock { $0 } == [])
  }

  @Test func watchesForNobody() {
    #expect(LiveScheduler().watch == nil)
  }

  @Test func endsWithItsScheduler() {
    var scheduler: LiveScheduler? = LiveScheduler(standstillLimit: .seconds(3_600)) { _ in }
    let watch = scheduler?.watch

    scheduler = nil

    #expect(watch?.isCancelled == true)
  }
}
