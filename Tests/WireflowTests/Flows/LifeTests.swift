import Testing
import Wireflow

@MainActor
struct LifeTests {
  let rig = FlowRig()

  @Test func endsAsCancelledWhenItsLastScreenIsPopped() {
    let child = ChildFlow(rig.wireframe)
    var outcomes: [FlowOutcome<Int>] = []
    rig.main.start(child, from: rig.main.root) { _, outcome in outcomes.append(outcome) }

    rig.stage.perform(.back)

    #expect(outcomes == [.cancelled])
    #expect(
      rig.newLog() == """
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
        > back
          pop PageScreen "Page"
          cancel ChildFlow
        """)
  }
}
