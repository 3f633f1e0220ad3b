import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Closures and objects of the app that the framework lets go of, and whose end asks for everything.
@MainActor
struct LettingGoTests {
  @Test func judgesWhatTheEndAsksFor() async {
    for (kept, keep) in Self.all {
      let (rig, meddler) = (FlowRig(), Meddler())
      var letGo: (@MainActor () -> Void)? = keep(rig, MeddlingEnd(meddler, .endOfWork))
      await rig.scheduler.sleepers.settled()
      meddler.set(to: .endOfWork, in: rig)
      letGo?()
      letGo = nil
      await rig.scheduler.sleepers.settled()
      #expect(meddler.hasMeddled, "\(kept)")
      #expect(rig.main.notes.contains { $0.hasSuffix("1") }, "\(kept)")
      #expect(rig.stage.violations() == [], "\(kept)")
    }
  }

  /// Lets the framework keep an object, and returns what lets go of it.
  private typealias Keep = @MainActor (FlowRig, MeddlingEnd) -> @MainActor () -> Void

  private static let all: [String: Keep] = plain.merging(flows.merging(work) { $1 }) { $1 }

  private static let plain: [String: Keep] = [
    "a watch": { rig, end in rig.stage.watch { _, _ in withExtendedLifetime(end) {} }.cancel },
    "an observer": { rig, end in
      let observation = rig.stage.observe { _ in withExtendedLifetime(end) {} }
      return {
        observation.cancel()
        rig.wireframe.push("Next", from: rig.root)
      }
    },
    "an observer, in a callback": { rig, end in
      let observation = rig.stage.observe { _ in withExtendedLifetime(end) {} }
      let other = rig.stage.observe { _ in observation.cancel() }
      return { withExtendedLifetime(other) { _ = rig.wireframe.push("Next", from: rig.root) } }
    },
    "an answered alert": { rig, end in
      rig.wireframe.ask("News") { _ in withExtendedLifetime(end) {} }
      return { rig.user(.choose("OK")) }
    },
  ]

  private static let flows: [String: Keep] = [
    "a guard": { rig, end in
      let child = rig.start()
      child.guardRequests { _, _ in withExtendedLifetime(end) { .allow } }
      return { [weak child] in child?.removeGuard() }
    },
    "a coordinator": { rig, end in
      rig.start { flow, sender in
        flow.wireframe.push(flow.page, from: sender)
        withExtendedLifetime(end) {}
      }
      return { rig.user(.back) }
    },
    "an outcome": { rig, end in
      rig.main.start(ChildFlow(rig.wireframe), from: rig.root) { _, _ in
        withExtendedLifetime(end) {}
      }
      return { rig.user(.back) }
    },
  ]

  private static let work: [String: Keep] = [
    "delayed work": { rig, end in
      rig.main.after(.seconds(1)) { _ in withExtendedLifetime(end) {} }.cancel
    },
    "a task": { rig, end in
      rig.main.task(on: rig.wireframe.push("Page")) { flow, _ in
        defer { withExtendedLifetime(end) {} }
        try await flow.wireframe.sleep(for: .seconds(1))
      }
      return { rig.user(.back) }
    },
    "a stream": { rig, end in
      rig.main.listen(to: AsyncStream<Int> { _ in }) { _, _ in withExtendedLifetime(end) {} }.cancel
    },
    "a leave": { rig, end in
      rig.main.onLeave(of: rig.wireframe.push("Page")) { _, _ in withExtendedLifetime(end) {} }
      return { rig.user(.back) }
    },
  ]
}
