import TestSupport
import Testing
import Wireflow
import WireflowInteraction

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

  @Test func isIgnoredForAScreenThatIsNotOnStage() {
    flow.task(on: PageScreen("Gone")) { _, _ in }

    rig.expectLog(matches: #"  ignored task: PageScreen "Gone" is not on stage"#)
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

  @Test func isIgnoredForAScreenThatIsNotOnStage() {
    flow.after(.seconds(1), on: PageScreen("Gone")) { _, _ in }

    #expect(rig.scheduler.pending == [])
    rig.expectLog(matches: #"  ignored delayed work: PageScreen "Gone" is not on stage"#)
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

  init() {
    (news, source) = AsyncStream.makeStream(of: String.self)
  }

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
