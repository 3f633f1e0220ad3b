import TestSupport
import Testing
import Wireflow

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

  @Test func aNewSearchCancelsTheOldOne() async {
    var search: ScheduledWork? { didSet { oldValue?.cancel() } }
    for words in ["d", "du", "dune"] {
      search = flow.task { _ in try await note(after: .seconds(1), words) }
      await rig.stage.play(.wait(.milliseconds(300)))
    }
    await rig.stage.play(.wait(.seconds(1)))

    #expect(search != nil)
    #expect(flow.notes == ["dune"])
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
