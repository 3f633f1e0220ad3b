import TestSupport
import Testing
import Wireflow

/// Work that lets no time pass for ever holds up nobody, and leaves one line.
@MainActor
struct EndlessWorkTests {
  private let rig = FlowRig()
  private let line =
    "  note: work at 0.3 seconds went on without any delay, and would have for ever; let it sleep"

  @Test func taskThatSleepsForNoTimeLetsTimePass() async {
    var rounds = 0
    rig.main.task { flow in
      try await flow.wireframe.sleep(for: .milliseconds(300))
      while true {
        rounds += 1
        try await flow.wireframe.sleep(for: .zero)
      }
    }
    rig.main.after(.milliseconds(500)) { flow in
      flow.wireframe.push(PageScreen("Page"), from: flow.root)
    }

    await rig.stage.play(.wait(.seconds(1)))
    await rig.stage.play(.wait(.seconds(1)))

    #expect(rig.scheduler.now == .seconds(2))
    #expect((1_000..<10_000).contains(rounds))
    #expect(rig.stage.log.lines.count { $0 == line } == 1)
    #expect(rig.stage.log.lines.contains("  push PageScreen \"Page\" onto Root"))
  }

  @Test func delayedWorkThatAsksForItselfLetsTimePass() {
    var rounds = 0
    func again(_ flow: MainFlow) {
      rounds += 1
      flow.after(.zero) { again($0) }
    }
    rig.main.after(.milliseconds(300)) { again($0) }

    rig.stage.perform(.wait(.seconds(1)))

    #expect(rig.scheduler.now == .seconds(1))
    #expect((1_000..<10_000).contains(rounds))
    #expect(rig.stage.log.lines.count { $0 == line } == 1)
  }

  @Test func muchWorkAtOneMomentIsNotEndless() {
    var count = 0
    for _ in 0..<20_000 { rig.main.after(.zero) { _ in count += 1 } }

    rig.stage.perform(.wait(.zero))

    #expect(count == 20_000)
    #expect(rig.scheduler.endlessMoment == nil)
  }
}
