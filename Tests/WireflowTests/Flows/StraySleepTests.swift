import TestSupport
import Testing
import Wireflow

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
