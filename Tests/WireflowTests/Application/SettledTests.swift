import Dispatch
import TestSupport
import Testing
import Wireflow
import WireflowTesting

@testable import Wireflow

@MainActor
struct SettledTests {
  let backend = HeldBackend()
  let rig: Rig

  init() {
    rig = Rig(backend: backend)
    backend.completeLast()
  }

  @Test func waitsForALateBackend() async {
    var events: [String] = []
    rig.wireframe.select(rig.b)
    rig.wireframe.select(rig.a)
    let waiter = Task {
      await rig.wireframe.settled()
      events.append("settled")
    }
    await Task.yield()
    #expect(events.isEmpty)

    backend.completeLast()
    await Task.yield()
    events.append("completed first")
    await Task.yield()
    events.append("completed second")
    backend.completeLast()
    await waiter.value

    #expect(events == ["completed first", "completed second", "settled"])
  }

  @Test func waitsForRequestsBehindAnAlert() async {
    backend.promptCompletions = 1
    var events: [String] = []
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: rig.a)
    rig.wireframe.presentModally(PageScreen("Modal"), from: rig.a)
    let waiter = Task {
      await rig.wireframe.settled()
      events.append("settled")
    }
    await Task.yield()
    events.append("answered")

    rig.stage.perform(.choose("OK"))
    await waiter.value

    #expect(events == ["answered", "settled"])
    #expect(rig.stage.modalScreens.titles == "Modal")
  }

  @Test func endsWithTheAppThatItsFlowBelongsTo() async {
    let backend = HeldBackend()
    var events: [String] = []
    var rig: FlowRig? = FlowRig(backend: backend)
    weak let stage = rig?.stage
    rig?.main.task { flow in
      events.append("waits")
      await flow.wireframe.settled()
      events.append("goes on")
    }
    await rig?.scheduler.advance(by: .zero)
    #expect(events == ["waits"])

    rig = nil
    for _ in 0..<1_000 where stage != nil { await Task.yield() }

    #expect(events == ["waits", "goes on"])
    withExtendedLifetime(backend) {}
  }

  @Test func endsWithAStall() async {
    rig.wireframe.select(rig.b)
    let waiter = Task { await rig.wireframe.settled() }
    await Task.yield()

    await rig.scheduler.advance(by: .seconds(3))

    await waiter.value
  }
}

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

  @Test func endsWithItsScheduler() {
    var scheduler: LiveScheduler? = LiveScheduler(standstillLimit: .seconds(3_600)) { _ in }
    let watch = scheduler?.watch

    scheduler = nil

    #expect(watch?.isCancelled == true)
  }
}

/// Nobody can wait for a task outside of all flows, so the log reports its sleep.
@MainActor
struct StraySleepTests {
  private let rig = FlowRig()

  private var straySleeps: [PresentationLog.Entry] {
    rig.stage.log.entries.filter { if case .stray = $0 { true } else { false } }
  }

  @Test func saysOnceThatATaskOfNoFlowSleeps() async throws {
    let clock = rig.stage.clock
    let detached = Task.detached { try await clock.sleep(for: .seconds(1)) }
    while rig.scheduler.sleepers.sleepingCount < 1 { await Task.yield() }
    let shared = Task { try await clock.sleep(for: .seconds(2)) }
    while rig.scheduler.sleepers.sleepingCount < 2 { await Task.yield() }
    await rig.stage.play(.wait(.seconds(2)))
    _ = try await (detached.value, shared.value)

    #expect(straySleeps == [.stray(.seconds(1))])
    #expect(
      straySleeps.map(\.description) == [
        "stray: a task of no flow sleeps for 1.0 seconds, and nobody waits for what it does then"
      ])
  }

  @Test func saysNothingOfTasksThatDescendFromAFlows() async {
    let clock = rig.stage.clock
    rig.main.task { _ in _ = try await Task { try await clock.sleep(for: .seconds(1)) }.value }

    await rig.stage.play(.wait(.seconds(2)))

    #expect(straySleeps.isEmpty)
  }

  @Test func saysNothingWhereTimePassesByItself() async throws {
    let stage = Stage(backend: TextRecorder(), scheduler: LiveScheduler())

    try await stage.clock.sleep(for: .milliseconds(1))

    #expect(stage.log.entries.isEmpty)
  }
}
