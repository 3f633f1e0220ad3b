import TestSupport
import Testing
import Wireflow

@MainActor
struct DelayedWorkTests {
  let rig = FlowRig()

  @Test func keepsItsFlowAlive() {
    let child = ChildFlow(rig.wireframe) { flow, sender in
      flow.after(.milliseconds(500)) { $0.wireframe.push($0.page, from: sender) }
    }
    rig.main.start(child, from: rig.main.root) { $0.note($1) }

    rig.scheduler.advance(by: .milliseconds(499))
    #expect(rig.stage.stack(of: child.page).isEmpty)
    rig.scheduler.advance(by: .milliseconds(1))

    #expect(rig.main.notes.isEmpty)
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
        > wait 500ms
          push PageScreen "Page" onto Root
        """)
  }

  @Test func endsItsFlowWhenNothingElseIsLeft() {
    let child = ChildFlow(rig.wireframe) { flow, _ in flow.after(.seconds(1)) { _ in } }
    rig.main.start(child, from: rig.main.root) { $0.note($1) }

    rig.stage.perform(.wait(.seconds(1)))

    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
        > wait 1000ms
          cancel ChildFlow
        """)
  }

  @Test func goesWithItsFlow() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    child.after(.seconds(1)) { _ in Issue.record("the flow has ended") }

    child.finish(1)
    #expect(rig.scheduler.pending == [])
    rig.stage.perform(.wait(.seconds(2)))

    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
          pop PageScreen "Page"
          finish ChildFlow
        > wait 2000ms
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

  @Test func finishesItsFlow() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { $0.note($1) }
    child.after(.milliseconds(10)) { $0.finish(6) }

    rig.stage.perform(.wait(.milliseconds(10)))

    #expect(rig.main.notes == ["finished 6"])
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
