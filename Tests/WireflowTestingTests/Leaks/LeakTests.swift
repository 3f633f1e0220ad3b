import Testing
import Wireflow
import WireflowTesting

@MainActor
struct ExpectNoLeaksTests {
  private final class Node {
    var other: Node?
    var onEnd: (() -> Void)?
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
        if let home = stage.rootScreens[0] as? DriverScreen { tracker.track(home, "its screen") }
        kept = flow
      }
    }

    #expect(kept != nil)
    #expect(failures.map(\.line) == [line])
    #expect(
      failures.first?.headline.hasSuffix(" It keeps Stage, its wireframe, its screen.") == true)
  }

  @Test func findsWhatAWaitingTaskHolds() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let failures = await recordedFailures {
      await expectNoLeaks { tracker in
        let node = tracker.track(Node())
        Task {
          for await _ in stream {}
          node.other = nil
        }
        await Task.yield()
      }
    }
    continuation.finish()

    #expect(failures.count == 1)
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

  @Test func passesWhenAllGoesAway() {
    for _ in 0..<100 {
      expectNoLeaks { tracker in
        let node = tracker.track(Node())
        node.other = tracker.track(Node())
        node.onEnd = { [weak node] in node?.other = nil }
      }
    }
  }
}

@MainActor
struct LeakLedgerTests {
  private final class Page: RootLevelRepresentable, ModallyPresentable {
    let title: String
    var onBack: (() -> Void)?
    let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

    init(_ title: String) { self.title = title }
  }

  private final class Flow: FlowCoordinator {
    let wireframe: FlowWireframe<Void>
    let page = Page("Page")

    init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

    func start(from sender: any Screen) { wireframe.push(page, from: sender) }
  }

  private final class Main: MainFlowCoordinator {
    let wireframe: FlowWireframe<Void>
    let root = Page("Root")

    init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

    func installUI() { wireframe.install(rootItems: [root]) }
  }

  private let main: Main
  private let controller: ApplicationController
  private let ledger: LeakLedger

  init() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    main = Main(wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    ledger = LeakLedger(stage)
    controller.finishLaunching()
  }

  @Test func namesAScreenThatKeepsItself() {
    weak var page: Page?
    do {
      let flow = Flow(main.wireframe)
      page = flow.page
      main.start(flow, from: main.root)
      flow.page.onBack = { [page = flow.page] in _ = page }
    }

    controller.perform(.back)

    #expect(
      ledger.leaks.map(\.description) == [
        """
        Page "Page" of Flow is gone from the stage and not from memory; it came by: \
        push Page "Page" onto Root
        """
      ])
    page?.onBack = nil
    #expect(ledger.leaks == [])
  }

  @Test func namesACoordinatorThatSomebodyKeeps() {
    let flow = Flow(main.wireframe)
    main.start(flow, from: main.root)
    #expect(ledger.leaks == [])

    controller.perform(.back)

    #expect(ledger.leaks.map(\.name) == ["Flow"])
    #expect(ledger.leaks.map(\.hanging) == [[#"Page "Page""#]])
    withExtendedLifetime(flow) {}
  }
}
