import TestSupport
import Testing
import Wireflow

@MainActor
struct RunTests {
  private let rig = FlowRig()

  @Test func returnsTheOutput() async {
    let child = ChildFlow(rig.wireframe)
    async let outcome = rig.main.run(child, from: rig.main.root)
    await untilStarted(child)

    child.finish(7)

    #expect(await outcome == .finished(7))
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
          pop PageScreen "Page"
          finish ChildFlow
        """)
  }

  @Test func returnsCancelledWhenTheScreenLeaves() async {
    let child = ChildFlow(rig.wireframe)
    async let outcome = rig.main.run(child, from: rig.main.root)
    await untilStarted(child)

    rig.stage.perform(.back)

    #expect(await outcome == .cancelled)
  }

  @Test func returnsCancelledWhenTheFlowMayNotStart() async {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)

    #expect(await rig.main.run(child, from: rig.main.root) == .cancelled)
  }

  @Test func endsTheChildWhenTheWaitingTaskIsCancelled() async {
    let child = ChildFlow(rig.wireframe)
    let task = Task { await rig.main.run(child, from: rig.main.root) }
    await untilStarted(child)

    task.cancel()

    #expect(await task.value == .cancelled)
    #expect(rig.stage.isOnStage(child.page) == false)
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
          pop PageScreen "Page"
          cancel ChildFlow
        """)
  }

  @Test func keepsTheParentUntilWhatItAsksForNext() async {
    let next = PageScreen("Next")
    let parent = ChildFlow(rig.wireframe, page: "Parent") { flow, sender in
      flow.task { flow in
        let child = ChildFlow(flow.wireframe, page: "Child")
        guard await flow.run(child, from: sender) == .cancelled else { return }
        flow.wireframe.push(next, from: sender)
      }
    }
    rig.main.start(parent, from: rig.main.root)
    while rig.stage.isTop(rig.main.root) { await Task.yield() }

    rig.stage.perform(.back)
    while !rig.stage.isOnStage(next) { await Task.yield() }

    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          start ChildFlow
          push PageScreen "Child" onto Root
        > back
          pop PageScreen "Child"
          cancel ChildFlow
        > (app)
          push PageScreen "Next" onto Root
        """)
  }

  @Test func deferredStartLivesUntilItShowsSomething() async {
    let (answers, answer) = AsyncStream.makeStream(of: String.self)
    let flow = ChildFlow(rig.wireframe) { flow, sender in
      flow.task { flow in
        for await _ in answers { break }
        flow.wireframe.push(flow.page, from: sender)
      }
    }
    rig.main.start(flow, from: rig.main.root)

    answer.yield("ready")
    while !rig.stage.isOnStage(flow.page) { await Task.yield() }

    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
        """)
  }

  @Test func lateReplyToADeadFlowDoesNothing() async {
    let (answers, answer) = AsyncStream.makeStream(of: String.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let flow = ChildFlow(rig.wireframe) { flow, sender in
      flow.wireframe.push(flow.page, from: sender)
      flow.task { flow in
        for await _ in answers { break }
        flow.wireframe.push(PageScreen("Late"), from: flow.page)
        end.finish()
      }
    }
    rig.main.start(flow, from: rig.main.root)
    flow.finish(1)

    answer.yield("late")
    for await _ in ends {}

    #expect(rig.stage.stack(of: rig.main.root).count == 1)
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
          pop PageScreen "Page"
          finish ChildFlow
          ignored push PageScreen "Late": ChildFlow has ended
        """)
  }

  private func untilStarted(_ child: ChildFlow) async {
    while !rig.stage.isOnStage(child.page) { await Task.yield() }
  }
}
