import TestSupport
import Testing
import Wireflow
import WireflowTesting

@MainActor
struct ExpectNoLeaksTests {
  @Test func ordersScreensByTheirArrivalEvenAtAnOldAddress() {
    let rig = FlowRig()
    let ledger = LeakLedger(rig.stage)
    func visit(_ screen: PageScreen) -> ObjectIdentifier {
      rig.wireframe.push(screen, from: rig.main.root)
      rig.wireframe.pop(screen)
      return ObjectIdentifier(screen)
    }
    let address = visit(PageScreen("gone"))
    var kept = [PageScreen("first")]
    _ = visit(kept[0])
    for _ in 0..<1_000 where ObjectIdentifier(kept[kept.count - 1]) != address {
      kept.append(PageScreen("second"))
    }
    _ = visit(kept[kept.count - 1])

    #expect(ledger.leaks.map(\.name) == [#"PageScreen "first""#, #"PageScreen "second""#])
  }

  private final class Node {
    var other: Node?
  }

  @Test func findsACycleWhereItWasTracked() async {
    var first: Node?
    var lines: [Int] = []
    let failures = await recordedFailures {
      expectNoLeaks { tracker in
        lines = [#line + 1, #line + 2]
        let one = tracker.track(Node(), "one")
        let other = tracker.track(Node(), "other")
        one.other = other
        other.other = one
        first = one
      }
    }
    first?.other = nil

    #expect(failures.map(\.line) == lines)
    #expect(failures[0].headline.hasPrefix("one leaks: it is still in memory after the scope"))
  }

  @Test func reportsACoordinatorAndNotWhatItKeeps() async {
    var kept: DriverMainFlow?
    var line = 0
    let failures = await recordedFailures {
      expectNoLeaks { tracker in
        let stage = tracker.track(Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
        let flow = DriverMainFlow(TabBarWireframe(stage: stage))
        let controller = ApplicationController(wireframe: flow.wireframe, mainFlow: flow)
        controller.finishLaunching()
        line = #line + 1
        tracker.track(flow)
        tracker.track(flow.wireframe, "its wireframe")
        if let home = stage.state.rootScreens[0] as? DriverScreen {
          tracker.track(home, "its screen")
        }
        kept = flow
      }
    }

    #expect(kept != nil)
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.first?.headline.hasSuffix(" It keeps Stage, its wireframe, its screen.") == true)
  }

  @Test func waitsForTasksThatLetGo() async {
    await expectNoLeaks { tracker in
      let node = tracker.track(Node())
      Task {
        await Task.yield()
        node.other = nil
      }
      await Task.yield()
    }
  }

  @Test func trackingNothingFails() async {
    let failures = await recordedFailures { expectNoLeaks { _ in } }

    #expect(failures.map(\.headline) == ["Nothing was tracked, so nothing can leak."])
  }
}
