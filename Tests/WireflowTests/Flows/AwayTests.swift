import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Time that is moved by hand waits for work that is away: in an actor, a service, a task group.
@MainActor
struct AwayTests {
  /// Starts a flow with a page and a task.
  private func start(
    _ rig: FlowRig, _ work: @escaping @MainActor (ChildFlow) async throws -> Void
  ) {
    rig.start { flow, sender in
      flow.wireframe.push(flow.page, from: sender)
      flow.task { try await work($0) }
    }
  }

  @Test func isAwaited() async {
    var stories = Stories()
    await stories.follow("a reply that comes from elsewhere") { rig in
      start(rig) { flow in
        await withCheckedContinuation { reply in
          Task.detached {
            for _ in 0..<2_000 { await Task.yield() }
            reply.resume()
          }
        }
        flow.wireframe.stage.log.note("a reply")
      }
      await rig.stage.play(.wait(.zero))
    }
    await stories.follow("the last work of a cancelled task") { rig in
      start(rig) { _ in
        try? await rig.scheduler.sleep(for: .seconds(1))
        for _ in 0..<20 { await Task.yield() }
        rig.stage.log.note("tidied up")
      }
      await rig.stage.play(.wait(.milliseconds(1)))
      await rig.stage.play(.back)
    }
    await stories.follow("those whom timed work tells something") { rig in
      let (rings, bell) = AsyncStream.makeStream(of: String.self)
      rig.main.listen(to: rings) { _, ring in rig.stage.log.note("hears \(ring)") }
      for time in [100, 200] {
        rig.main.after(.milliseconds(time)) { _ in bell.yield("\(time)") }
      }
      rig.main.after(.milliseconds(150)) { _ in rig.stage.log.note("150") }
      await rig.stage.play(.wait(.milliseconds(200)))
    }
    assertSnapshot(of: stories.text)
  }

  @Test func saysWhoStaysAwayAndGoesOn() async {
    var stories = Stories()
    await stories.follow("a task that stays away") { rig in
      rig.scheduler.awayLimit = .milliseconds(20)
      var reply: CheckedContinuation<Void, Never>?
      start(rig) { _ in await withCheckedContinuation { reply = $0 } }
      await rig.stage.play(.wait(.zero))
      await rig.stage.play(.back)
      reply?.resume()
      await rig.scheduler.sleepers.settled()
    }
    assertSnapshot(of: stories.text.replacing(/swift:\d+/, with: "swift:N"))
  }
}
