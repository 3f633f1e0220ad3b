import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// A scheduler whose time goes back, stands still or is beyond all reason harms nothing.
@MainActor
struct AbsurdTimeTests {
  private final class AbsurdScheduler: Scheduler {
    let sleepers = Sleepers()
    private var random = SplitMix64(seed: 7)
    private var work: [@MainActor () -> Void] = []

    var now: Duration {
      let times: [Duration] = [
        .zero, .seconds(Int64.max), .seconds(Int64.min), .seconds(-1), .nanoseconds(1),
        Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
      ]
      return random.pick(times) ?? .zero
    }

    func schedule(
      after delay: Duration, _ work: @escaping @MainActor () -> Void
    ) -> ScheduledWork {
      self.work.append(work)
      return ScheduledWork {}
    }

    func run() {
      let due = work
      work = []
      for work in due { work() }
    }
  }

  @Test func logCanBeReadAgain() throws {
    let scheduler = AbsurdScheduler()
    let stage = Stage(backend: TextRecorder(), scheduler: scheduler)
    let wireframe = TabBarWireframe(stage: stage)
    let main = MainFlow(wireframe)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()

    for number in 0..<1_000 {
      main.after(number.isMultiple(of: 2) ? .seconds(Int64.max) : .seconds(Int64.min)) { flow in
        flow.wireframe.push(PageScreen("Page"), from: flow.root)
      }
      scheduler.run()
      stage.perform(.back)
    }

    let script = try Script(parsing: stage.log.text, name: "absurd")
    #expect(script.steps.count { $0.action == .back } == 1_000)
    #expect(stage.log.lines.count { $0.hasPrefix("  push ") } == 1_000)
  }
}
