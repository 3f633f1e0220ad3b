import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The asynchronous work of a flow: its handle, its screen, its errors.
@MainActor
struct TaskTests {
  private struct Mishap: Error, CustomStringConvertible {
    let description = "no such\nbook"
  }

  private func play(_ actions: UserAction..., on rig: FlowRig) async {
    for action in actions { await rig.stage.play(action) }
  }

  /// Notes something after a delay.
  private func note(_ words: String, after delay: Duration, in rig: FlowRig) async throws {
    try await rig.scheduler.sleep(for: delay)
    rig.note(words)
  }

  @Test func endsWithItsHandleItsScreenOrItsFlow() async {
    var stories = Stories()
    await stories.follow("a task is cancelled twice") { rig in
      let task = rig.start().task { _ in try await note("heard", after: .seconds(1), in: rig) }
      await play(.wait(.milliseconds(1)), on: rig)
      for _ in 0..<2 { task.cancel() }
      await play(.wait(.seconds(2)), on: rig)
      #expect(rig.scheduler.sleepers.sleepingCount == 0)
    }
    await stories.follow("a task goes with its screen") { rig in
      let flow = rig.start()
      let page = flow.wireframe.push("Search", from: flow.page)
      flow.task(on: page) { _, page in try await note(page.title, after: .seconds(1), in: rig) }
      await play(.wait(.milliseconds(1)), .back, .wait(.seconds(1)), on: rig)
      #expect(rig.scheduler.sleepers.sleepingCount == 0)
    }
    stories.tell("a flow ends that lives for a task alone") { rig in
      let flow = rig.start()
      let task = flow.task { _ in try await note("heard", after: .seconds(1), in: rig) }
      flow.wireframe.pop(flow.page)
      rig.note("it lives")
      task.cancel()
    }
    assertSnapshot(of: stories.text)
  }

  /// A scheduler that waits for nothing, as a test of an app may have.
  private final class ImmediateScheduler: Scheduler {
    let sleepers = Sleepers()
    let now = Duration.zero

    func schedule(
      after delay: Duration, _ work: @escaping @MainActor () -> Void
    ) -> ScheduledWork {
      work()
      return ScheduledWork {}
    }
  }

  @Test func runsOnceWhereTheSchedulerRunsItAtOnce() {
    let stage = Stage(backend: TextRecorder(), scheduler: ImmediateScheduler())
    let main = MainFlow(TabBarWireframe(stage: stage))
    let controller = ApplicationController(wireframe: main.wireframe.base, mainFlow: main)
    controller.finishLaunching()
    var count = 0

    main.after(.seconds(1)) { _ in count += 1 }.cancel()

    #expect(count == 1)
  }

  @Test func runsInTheOrderOfTimeAndTellsOfItsErrors() async {
    var stories = Stories()
    stories.tell("work runs in the order of its times") { rig in
      rig.main.after(.milliseconds(20)) { $0.notes.append("20") }
      rig.main.after(.milliseconds(10)) { flow in
        flow.notes.append("10")
        flow.after(.milliseconds(5)) { $0.notes.append("15") }
        flow.after(.milliseconds(10)) { $0.notes.append("20, later") }
      }
      rig.main.after(.milliseconds(-5)) { $0.notes.append("0") }
      rig.user(.wait(.milliseconds(20)))
    }
    await stories.follow("any other error") { rig in
      rig.start().task { _ in throw Mishap() }
      await play(.wait(.zero), on: rig)
    }
    assertSnapshot(of: stories.text)
  }

  /// A flow reads a stream for as long as it lives.
  @Test func listensWhileItsFlowLives() async {
    var stories = Stories()
    func open(_ rig: FlowRig, isUnseen: Bool = false) -> AsyncStream<String>.Continuation {
      let (news, source) = AsyncStream.makeStream(of: String.self)
      rig.start("News") { flow, sender in
        flow.wireframe.push(flow.page, from: sender)
        flow.listen(to: news, whileUnseen: isUnseen) { _, words in rig.note(words) }
      }
      return source
    }
    await stories.follow("it hears what comes while time goes on") { rig in
      let source = open(rig)
      await play(.wait(.seconds(1)), on: rig)
      for news in ["one", "two"] { source.yield(news) }
      await play(.wait(.seconds(1)), on: rig)
    }
    await stories.follow("it listens no more once it is left") { rig in
      let source = open(rig)
      await play(.back, on: rig)
      source.yield("late")
      await play(.wait(.zero), on: rig)
    }
    await stories.follow("it keeps its flow where it goes on unseen") { rig in
      let source = open(rig, isUnseen: true)
      await play(.back, on: rig)
      source.yield("later")
      await play(.wait(.zero), on: rig)
      source.finish()
      await play(.wait(.zero), on: rig)
    }
    assertSnapshot(of: stories.text)
  }

  /// A new task may get the address of one that has ended.
  @Test func isCountedOnceAmongThoseThatOnlyListen() async {
    let rig = FlowRig()
    let quiet = rig.start { flow, _ in
      flow.listen(to: AsyncStream<Int> { _ in }, whileUnseen: true) { _, _ in }
    }
    for _ in 0..<8 {
      quiet.listen(to: AsyncStream<Int> { _ in }, whileUnseen: true) { _, _ in }.cancel()
      await rig.scheduler.sleepers.settled()
    }
    quiet.listen(to: AsyncStream<Int> { _ in }, whileUnseen: true) { _, _ in }
    #expect(rig.stage.flowsThatOnlyListen.map(\.origins.count) == [2])
  }
}

/// Work that a flow asks for on a screen whose request still waits.
@MainActor
struct AwaitedWorkTests {
  /// Asks for each kind of work on a screen, and returns the handles.
  @discardableResult
  private func askForWork(_ main: MainFlow, on screen: PageScreen) -> [ScheduledWork] {
    [
      main.task(on: screen) { main, _ in main.notes.append("task") },
      main.after(.seconds(1), on: screen) { main, _ in main.notes.append("after") },
      main.onLeave(of: screen) { main, _ in main.notes.append("left") },
    ]
  }

  /// Pushes a screen in the outcome of a child, where each request waits, and asks for work on it.
  private func pushInOutcome(
    _ rig: FlowRig, from sender: PageScreen, _ use: @escaping ([ScheduledWork]) -> Void = { _ in }
  ) async {
    rig.main.start(ChildFlow(rig.wireframe) { flow, _ in flow.finish(1) }, from: rig.root) {
      main, _ in
      use(askForWork(main, on: main.wireframe.push("Next", from: sender)))
    }
    await rig.scheduler.advance(by: .zero)
    await rig.scheduler.advance(by: .seconds(1))
    rig.user(.back)
  }

  @Test func waitsWithItsRequest() async {
    var stories = Stories()
    await stories.follow("it begins when the screen arrives") { rig in
      await pushInOutcome(rig, from: rig.root)
    }
    await stories.follow("it is refused with its request") { rig in
      await pushInOutcome(rig, from: PageScreen("Absent"))
    }
    for kind in 0..<3 {
      await stories.follow("an early handle cancels number \(kind)") { rig in
        await pushInOutcome(rig, from: rig.root) { $0[kind].cancel() }
      }
    }
    for answer: UserAction in [.choose("OK"), .choose("Keep")] {
      await stories.follow("it waits while a guard decides, \(answer)") { rig in
        let (child, next) = (rig.start(), PageScreen("Next"))
        child.guardPage()
        rig.wireframe.replace(child.page, with: next)
        askForWork(rig.main, on: next)
        rig.user(answer)
        await rig.scheduler.advance(by: .zero)
      }
    }
    assertSnapshot(of: stories.text)
  }
}
