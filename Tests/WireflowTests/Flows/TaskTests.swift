import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The asynchronous work of a flow: its handle, its screen, its errors.
@MainActor
struct TaskTests {
  private enum ShopError: Error, ErrorDisplayable {
    case soldOut
    var title: String { "Sold out" }
    var message: String { "Come back tomorrow." }
  }

  private struct Mishap: Error, CustomStringConvertible {
    let description = "no such\nbook"
  }

  private let rig = FlowRig()
  private let flow: ChildFlow

  init() {
    flow = ChildFlow(rig.wireframe)
    rig.main.start(flow, from: rig.main.root) { $0.note($1) }
    _ = rig.newLog()
  }

  private func note(after delay: Duration, _ words: String) async throws {
    try await rig.scheduler.sleep(for: delay)
    flow.notes.append(words)
  }

  /// A new task may get the address of one that has ended.
  @Test func isCountedOnceAmongThoseThatOnlyListen() async {
    let quiet = ChildFlow(rig.wireframe) { flow, _ in
      flow.listen(to: AsyncStream<Int> { _ in }, whileUnseen: true) { _, _ in }
    }
    rig.main.start(quiet, from: rig.main.root) { _, _ in }
    for _ in 0..<8 {
      quiet.listen(to: AsyncStream<Int> { _ in }, whileUnseen: true) { _, _ in }.cancel()
      await rig.scheduler.sleepers.settled()
    }
    quiet.listen(to: AsyncStream<Int> { _ in }, whileUnseen: true) { _, _ in }

    #expect(rig.stage.flowsThatOnlyListen.map(\.origins.count) == [2])
  }

  @Test func isCancelledByItsHandleOnce() async {
    let task = flow.task { _ in try await note(after: .seconds(1), "heard") }
    await rig.stage.play(.wait(.milliseconds(1)))

    task.cancel()
    task.cancel()
    await rig.stage.play(.wait(.seconds(2)))

    #expect(flow.notes == [])
    #expect(rig.scheduler.sleepers.sleepingCount == 0)
    #expect(rig.newLog() == "> wait 1ms\n> wait 2000ms")
  }

  @Test func goesWithItsScreen() async {
    let page = PageScreen("Search")
    flow.wireframe.push(page, from: flow.page)
    flow.task(on: page) { _, page in try await note(after: .seconds(1), page.title) }
    await rig.stage.play(.wait(.milliseconds(1)))

    await rig.stage.play(.back)
    await rig.stage.play(.wait(.seconds(1)))

    #expect(flow.notes == [])
    #expect(rig.scheduler.sleepers.sleepingCount == 0)
  }

  @Test func presentsAnErrorThatCanBeDisplayed() async {
    flow.task { _ in throw ShopError.soldOut }
    await rig.stage.play(.wait(.zero))

    await rig.stage.play(.choose("OK"))

    #expect(rig.main.notes == [])
    rig.expectLog(
      matches: """
        > wait 0ms
          alert "Sold out": "Come back tomorrow." [OK]
        > choose "OK"
          close alert "Sold out"
        """)
  }

  @Test func writesAnyOtherError() async {
    flow.task { _ in throw Mishap() }
    await rig.stage.play(.wait(.zero))

    rig.expectLog(
      matches: #"""
        > wait 0ms
          failed task of ChildFlow: no such\nbook
        """#)
  }

  @Test func saysNothingOfItsCancellation() async {
    flow.task { _ in throw CancellationError() }
    flow.task { _ in try await note(after: .seconds(1), "heard") }
    await rig.stage.play(.wait(.zero))

    await rig.stage.play(.back)
    await rig.stage.play(.wait(.seconds(1)))

    #expect(rig.main.notes == ["cancelled"])
    #expect(flow.notes == [])
  }

  @Test func endsAFlowThatLivesForItAlone() async {
    let task = flow.task { _ in try await note(after: .seconds(1), "heard") }
    flow.wireframe.pop(flow.page)
    #expect(rig.main.notes == [])

    task.cancel()

    #expect(rig.main.notes == ["cancelled"])
  }
}

@MainActor
struct ScreenWorkTests {
  private let rig = FlowRig()
  private let flow: ChildFlow

  init() {
    flow = ChildFlow(rig.wireframe)
    rig.main.start(flow, from: rig.main.root)
    _ = rig.newLog()
  }

  @Test func goesWithTheScreenAndKeepsNoFlowAlive() {
    var count = 0
    flow.after(.seconds(1), on: flow.page) { _, _ in count += 1 }

    rig.stage.perform(.back)
    rig.scheduler.advance(by: .seconds(1))

    #expect(count == 0)
    #expect(rig.scheduler.pending == [])
    rig.expectLog(
      matches: """
        > back
          pop PageScreen "Page"
          cancel ChildFlow
        """)
  }

  @Test func endsAFlowThatLivedForItAlone() {
    let work = flow.after(.seconds(1)) { $0.finish(1) }
    flow.wireframe.pop(flow.page)

    work.cancel()

    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          cancel ChildFlow
        """)
  }

  @Test func writesNoWaitWhenNothingComesOfIt() {
    flow.after(.seconds(1)) { flow in flow.after(.seconds(1)) { $0.finish(1) } }

    rig.scheduler.advance(by: .seconds(5))

    rig.expectLog(
      matches: """
        > wait 2000ms
          pop PageScreen "Page"
          finish ChildFlow
        """)
  }
}

/// A flow reads a stream for as long as it lives.
@MainActor
struct ListenTests {
  private let rig = FlowRig()
  private let news: AsyncStream<String>
  private let source: AsyncStream<String>.Continuation

  init() { (news, source) = AsyncStream.makeStream(of: String.self) }

  private func open(_ name: String, whileUnseen isUnseen: Bool = false) -> ChildFlow {
    let flow = ChildFlow(rig.wireframe, page: name) { [news] flow, sender in
      flow.wireframe.push(flow.page, from: sender)
      flow.listen(to: news, whileUnseen: isUnseen) { flow, words in flow.notes.append(words) }
    }
    rig.main.start(flow, from: rig.main.root) { $0.note($1) }
    return flow
  }

  @Test func hearsWhatComesWhileTimeGoesOn() async {
    let flow = open("News")

    await rig.stage.play(.wait(.seconds(1)))
    source.yield("one")
    source.yield("two")
    await rig.stage.play(.wait(.seconds(1)))

    #expect(flow.notes == ["one", "two"])
    #expect(!rig.newLog().contains("away"))
  }

  @Test func listensNoMoreOnceItIsLeft() async {
    for number in 1...3 {
      let flow = open("News \(number)")
      await rig.stage.play(.back)
      #expect(flow.notes == [])
    }

    source.yield("late")
    await rig.stage.play(.wait(.zero))

    #expect(rig.main.notes == ["cancelled", "cancelled", "cancelled"])
    #expect(NavigationTree(rig.stage).mainFlow?.children.isEmpty == true)
    #expect(!rig.newLog().contains("away"))
  }

  @Test func keepsItsFlowWhereItGoesOnUnseen() async {
    let flow = open("News", whileUnseen: true)
    await rig.stage.play(.back)

    source.yield("later")
    await rig.stage.play(.wait(.zero))
    #expect(rig.main.notes == [])
    source.finish()
    await rig.stage.play(.wait(.zero))

    #expect(flow.notes == ["later"])
    #expect(rig.main.notes == ["cancelled"])
  }
}

/// Work that a flow asks for on a screen whose request still waits.
@MainActor
struct AwaitedWorkTests {
  let rig = FlowRig()
  let next = PageScreen("Next")

  /// Runs a closure in the outcome of a child, where each request waits.
  private func inOutcome(_ body: @escaping @MainActor (MainFlow) -> Void) {
    let child = ChildFlow(rig.wireframe) { flow, _ in flow.finish(1) }
    rig.main.start(child, from: rig.main.root) { main, _ in body(main) }
  }

  /// Asks for each kind of work on the next screen.
  private func askForWork(_ main: MainFlow) {
    main.task(on: next) { main, _ in main.notes.append("task") }
    main.after(.seconds(1), on: next) { main, _ in main.notes.append("after") }
    main.onLeave(of: next) { main, _ in main.notes.append("left") }
  }

  @Test func beginsWhenTheScreenArrives() async {
    inOutcome { main in
      main.wireframe.push(next, from: main.root)
      askForWork(main)
    }
    await rig.scheduler.advance(by: .zero)
    #expect(rig.main.notes == ["task"])

    await rig.scheduler.advance(by: .seconds(1))
    rig.stage.perform(.back)

    #expect(rig.main.notes == ["task", "after", "left"])
    assertSnapshot(of: rig.newLog())
  }

  @Test func isRefusedWithItsRequest() async {
    let absent = PageScreen("Absent")
    inOutcome { main in
      main.wireframe.push(next, from: absent)
      askForWork(main)
    }
    await rig.scheduler.advance(by: .zero)

    #expect(rig.main.notes == [])
    assertSnapshot(of: rig.newLog())
  }

  @Test(arguments: [0, 1, 2])
  func anEarlyHandleCancelsIt(_ kind: Int) async {
    inOutcome { main in
      main.wireframe.push(next, from: main.root)
      let handles = [
        main.task(on: next) { main, _ in main.notes.append("task") },
        main.after(.seconds(1), on: next) { main, _ in main.notes.append("after") },
        main.onLeave(of: next) { main, _ in main.notes.append("left") },
      ]
      handles[kind].cancel()
    }
    await rig.scheduler.advance(by: .zero)
    await rig.scheduler.advance(by: .seconds(1))
    rig.stage.perform(.back)

    var expected = ["task", "after", "left"]
    expected.remove(at: kind)
    #expect(rig.main.notes == expected)
  }

  @Test(arguments: [true, false])
  func waitsWhileAGuardDecides(_ isAllowed: Bool) async {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    child.guardRequests { _, _ in
      .ask(
        AlertContent(title: "Leave?", actions: [.init("Yes"), .init("No")]), from: child.page,
        allows: { $0.title == "Yes" })
    }
    rig.main.wireframe.replace(child.page, with: next)
    askForWork(rig.main)
    #expect(rig.main.notes == [])

    rig.stage.perform(.choose(isAllowed ? "Yes" : "No"))
    await rig.scheduler.advance(by: .zero)

    #expect(rig.main.notes == (isAllowed ? ["task"] : []))
    #expect(rig.newLog().contains("ignored task") == !isAllowed)
  }
}

@MainActor
struct DelayedWorkTests {
  let rig = FlowRig()

  @Test func endsItsFlowWhenNothingElseIsLeft() {
    let child = ChildFlow(rig.wireframe) { [main = rig.main] flow, _ in
      flow.after(.seconds(1)) { main.notes.append("\($0.wireframe.select(main.other))") }
    }
    rig.main.start(child, from: rig.main.root) { $0.note($1) }

    rig.stage.perform(.wait(.seconds(1)))

    #expect(rig.main.notes == ["committed", "cancelled"])
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
        > wait 1000ms
          select Other
          cancel ChildFlow
        """)
  }

  @Test func runsInTheOrderOfItsTimes() {
    rig.main.after(.milliseconds(20)) { $0.notes.append("20") }
    rig.main.after(.milliseconds(10)) { flow in
      flow.notes.append("10")
      flow.after(.milliseconds(5)) { $0.notes.append("15") }
      flow.after(.milliseconds(10)) { $0.notes.append("20, later") }
    }
    rig.main.after(.milliseconds(-5)) { $0.notes.append("0") }

    rig.stage.perform(.wait(.milliseconds(20)))

    #expect(rig.main.notes == ["0", "10", "15", "20", "20, later"])
    rig.expectLog(matches: "> wait 20ms")
  }
}
