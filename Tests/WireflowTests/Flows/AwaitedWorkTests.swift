import TestSupport
import Testing
import Wireflow

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
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          finish ChildFlow
          push PageScreen "Next" onto Root
        > wait 1000ms
        > back
          pop PageScreen "Next"
        """)
  }

  @Test func isRefusedWithItsRequest() async {
    let absent = PageScreen("Absent")
    inOutcome { main in
      main.wireframe.push(next, from: absent)
      askForWork(main)
    }
    await rig.scheduler.advance(by: .zero)

    #expect(rig.main.notes == [])
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          finish ChildFlow
          ignored push PageScreen "Next": PageScreen "Absent" is not on stage
          ignored task: PageScreen "Next" is not on stage
          ignored delayed work: PageScreen "Next" is not on stage
          ignored wait for the end of PageScreen "Next": PageScreen "Next" is not on stage
        """)
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

  @Test func isRefusedWithATransactionThatIsNotToBe() async {
    rig.wireframe.transaction {
      rig.wireframe.push(next, from: rig.main.root)
      askForWork(rig.main)
      rig.wireframe.pop(rig.main.root)
    }
    await rig.scheduler.advance(by: .zero)

    #expect(rig.main.notes == [])
    rig.expectLog(
      matches: """
        > (app)
          ignored transaction [push PageScreen "Next", pop PageScreen "Root"]: PageScreen "Root" is the root of its stack
          ignored task: PageScreen "Next" is not on stage
          ignored delayed work: PageScreen "Next" is not on stage
          ignored wait for the end of PageScreen "Next": PageScreen "Next" is not on stage
        """)
  }

  @Test func aDroppedAppLetsGoOfIt() {
    weak var screen: PageScreen?
    do {
      let rig = FlowRig()
      let page = PageScreen("Page")
      screen = page
      rig.wireframe.presentAlert(AlertContent(title: "Wait"), from: rig.main.root)
      rig.wireframe.presentModally(page, from: rig.main.root)
      rig.main.task(on: page) { main, _ in main.notes.append("task") }
    }

    #expect(screen == nil)
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

  @Test func isIgnoredBeforeTheStartAndAfterTheEnd() {
    let child = ChildFlow(rig.wireframe)
    child.after(.zero) { _ in }
    rig.main.start(child, from: rig.main.root)
    child.finish(1)
    child.after(.zero) { _ in }

    #expect(rig.scheduler.pending == [])
    rig.expectLog(
      matches: """
        > (app)
          ignored delayed work: the flow has not been started
          start ChildFlow
          push PageScreen "Page" onto Root
          pop PageScreen "Page"
          finish ChildFlow
          ignored delayed work: ChildFlow has ended
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
