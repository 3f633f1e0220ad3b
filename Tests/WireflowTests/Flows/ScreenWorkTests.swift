import TestSupport
import Testing
import Wireflow

@MainActor
struct ScreenWorkTests {
  private let rig = FlowRig()
  private let flow: ChildFlow

  init() {
    flow = ChildFlow(rig.wireframe)
    rig.main.start(flow, from: rig.main.root)
    _ = rig.newLog()
  }

  @Test func comesWithTheFlowAndTheScreen() {
    flow.after(.seconds(1), on: flow.page) { flow, page in
      flow.wireframe.push(PageScreen("Next"), from: page)
    }

    rig.scheduler.advance(by: .seconds(1))

    rig.expectLog(
      matches: """
        > wait 1000ms
          push PageScreen "Next" onto Root
        """)
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

  @Test func isIgnoredForAScreenThatIsNotOnStage() {
    flow.after(.seconds(1), on: PageScreen("Gone")) { _, _ in }

    #expect(rig.scheduler.pending == [])
    rig.expectLog(matches: #"  ignored delayed work: PageScreen "Gone" is not on stage"#)
  }

  @Test func canBeCancelledOnce() {
    let work = flow.after(.seconds(1)) { $0.finish(1) }

    work.cancel()
    work.cancel()
    rig.scheduler.advance(by: .seconds(1))

    rig.expectLog(matches: "")
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
