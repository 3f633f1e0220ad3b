import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Runs an app on the loops that the article "Foreign main loops" shows.
@MainActor
struct ForeignMainLoopsTests {
  private let screen = ObservedScreen("Counter")

  private func makeApp(_ stage: Stage) -> (app: ApplicationController, flow: OneScreenFlow) {
    let wireframe = TabBarWireframe(stage: stage)
    let flow = OneScreenFlow(wireframe, showing: screen)
    return (ApplicationController(wireframe: wireframe, mainFlow: flow), flow)
  }

  @Test func runsTasksOnALoopThatGivesWay() async {
    let backend = PageBackend()
    let (app, flow) = makeApp(Stage(backend: backend))
    let window = FrameWindow { backend.lines[1] }
    window.events = [{ [screen] in flow.task { _ in screen.text = "5" } }]

    await run(app, in: window)

    #expect(window.line() == "5")
  }

  @Test func runsDelaysAndReportsStallsByTheTimersOfALoop() {
    let loop = EventLoop()
    let (app, flow) = makeApp(Stage(backend: HeldBackend(), scheduler: LoopScheduler(loop)))
    app.finishLaunching()
    flow.after(.seconds(2)) { [screen] _ in screen.text = "2" }

    loop.turn(for: .milliseconds(1_999))
    #expect(screen.text == "0")
    loop.turn(for: .milliseconds(1))
    #expect(screen.text == "2")
    loop.turn(for: app.stage.stallLimit)

    #expect(
      app.stage.log.lines.last
        == "  stalled install: HeldBackend did not complete it within 3.0 seconds")
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

/// A loop of timers whose time the test sets.
@MainActor
final class EventLoop {
  /// A clock that any thread may read.
  final class Clock: Sendable {
    private let time = Locked(Duration.zero)
    var now: Duration { time.withLock { $0 } }
    func move(to end: Duration) { time.withLock { $0 = end } }
  }

  private struct Timer {
    let number: Int
    let due: Duration
    let work: @MainActor () -> Void

    func isBefore(_ other: Self) -> Bool { (due, number) < (other.due, other.number) }
  }

  let clock = Clock()
  private var timers: [Timer] = []
  private var count = 0

  func addTimer(after delay: Duration, _ work: @escaping @MainActor () -> Void) -> Int {
    count += 1
    timers.append(Timer(number: count, due: clock.now + delay, work: work))
    return count
  }

  func remove(_ number: Int) { timers.removeAll { $0.number == number } }

  /// Lets time pass, and runs the timers that are due by then.
  func turn(for duration: Duration) {
    let end = clock.now + duration
    while let next = timers.filter({ $0.due <= end }).min(by: { $0.isBefore($1) }) {
      remove(next.number)
      clock.move(to: next.due)
      next.work()
    }
    clock.move(to: end)
  }
}

/// Runs an app for as long as its window is open.
@MainActor func run(_ app: ApplicationController, in window: FrameWindow)
  async
{
  app.finishLaunching()
  while window.isOpen {
    window.takeEvents()
    await Task.yield()
    window.draw()
  }
}

/// A window that takes what its user does from a list, and closes at the line of five.
@MainActor
final class FrameWindow {
  var events: [() -> Void] = []
  let line: () -> String

  init(_ line: @escaping () -> String) { self.line = line }

  var isOpen: Bool { !line().hasPrefix("5") }

  func takeEvents() { if !events.isEmpty { events.removeFirst()() } }

  func draw() {}
}

/// A scheduler whose delays are timers of a loop that is not Swift's.
@MainActor final class LoopScheduler: Scheduler {
  let sleepers: Sleepers
  private let loop: EventLoop

  init(_ loop: EventLoop) {
    self.loop = loop
    sleepers = Sleepers { loop.clock.now }
  }

  var now: Duration { loop.clock.now }

  func schedule(
    after delay: Duration, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let timer = loop.addTimer(after: max(.zero, delay), work)
    return ScheduledWork { [weak loop] in loop?.remove(timer) }
  }
}

/// Makes a scheduler that tells, on standard error, of a loop that lets nothing happen.
@MainActor func makeLiveScheduler() -> LiveScheduler {
  let scheduler = LiveScheduler { message in
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
  return scheduler
}
