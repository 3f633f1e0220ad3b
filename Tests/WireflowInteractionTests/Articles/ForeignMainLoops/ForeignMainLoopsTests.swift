import Foundation
import Testing
import Wireflow
import WireflowTesting

/// Runs an app on the loops that the article "Foreign main loops" shows.
@MainActor
struct ForeignMainLoopsTests {
  /// Never completes a command.
  final class SilentBackend: PresentationBackend {
    func perform(
      _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
    ) {}
  }

  private func makeApp(_ stage: Stage) -> (app: ApplicationController, flow: CounterFlowCoordinator)
  {
    let wireframe = TabBarWireframe(stage: stage)
    let flow = CounterFlowCoordinator(wireframe: wireframe)
    return (ApplicationController(wireframe: wireframe, mainFlow: flow), flow)
  }

  @Test func runsTasksOnALoopThatGivesWay() async {
    let backend = PageBackend()
    let (app, flow) = makeApp(Stage(backend: backend))
    let window = FrameWindow(
      [
        { backend.choose(0) },
        { flow.task { flow in flow.counter.count = 5 } },
      ], until: "5 so far[2J", line: { backend.lines[1] })

    await run(app, in: window)

    #expect(window.drawn == ["1 so far[2J", "5 so far[2J"])
  }

  @Test func runsDelaysByTheTimersOfALoop() {
    let loop = EventLoop()
    let (app, flow) = makeApp(Stage(backend: TextRecorder(), scheduler: LoopScheduler(loop)))
    app.finishLaunching()
    flow.after(.seconds(2)) { flow in flow.counter.count = 2 }

    loop.turn(for: .milliseconds(1_999))
    #expect(flow.counter.count == 0)

    loop.turn(for: .milliseconds(1))
    #expect(flow.counter.count == 2)
  }

  @Test func reportsABackendThatDoesNotCompleteOnSuchALoop() {
    let loop = EventLoop()
    let (app, _) = makeApp(Stage(backend: SilentBackend(), scheduler: LoopScheduler(loop)))
    app.finishLaunching()

    loop.turn(for: app.stage.stallLimit)

    expectLog(
      app.stage.log,
      matches: """
        > launch
          start CounterFlowCoordinator
          install tab bar: Counter
        > wait 3000ms
          stalled install: SilentBackend did not complete it within 3.0 seconds

        """)
  }

  @Test func schedulesAsTheArticleSays() {
    let loop = EventLoop()
    let scheduler = LoopScheduler(loop)
    var done: [String] = []

    _ = scheduler.schedule(after: .seconds(1)) { done.append("second") }
    _ = scheduler.schedule(after: .seconds(-1)) { done.append("first") }
    _ = scheduler.schedule(after: .seconds(1)) { done.append("third") }
    scheduler.schedule(after: .zero) { done.append("cancelled") }.cancel()
    #expect(done == [])

    loop.turn(for: .seconds(1))
    #expect(done == ["first", "second", "third"])
    #expect(scheduler.now == .seconds(1))
  }
}
