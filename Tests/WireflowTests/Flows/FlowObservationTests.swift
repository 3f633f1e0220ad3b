import TestSupport
import Testing
import Wireflow

@MainActor
struct FlowObservationTests {
  @Test func tellsOfStartsAndEndsInOrderWithScreens() {
    let rig = FlowRig()
    var changes: [String] = []
    let observation = rig.stage.observe { changes.append($0.words) }

    rig.main.start(ChildFlow(rig.wireframe), from: rig.main.root)
    rig.stage.perform(.back)

    #expect(
      changes == [
        "hid Root", "started ChildFlow", "entered Page", "saw Page",
        "hid Page", "left Page", "saw Root", "ended ChildFlow",
      ])
    observation.cancel()
  }

  @Test func tellsOfAFlowThatEndsAtOnce() {
    let rig = FlowRig()
    var changes: [String] = []
    let observation = rig.stage.observe { changes.append($0.words) }

    rig.main.start(ChildFlow(rig.wireframe) { _, _ in }, from: rig.main.root)

    #expect(changes == ["started ChildFlow", "ended ChildFlow"])
    observation.cancel()
  }
}
