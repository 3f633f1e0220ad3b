import TestSupport
import Testing
import Wireflow
import WireflowTesting

@MainActor
struct TextRecorderTests {
  @Test func givesTheLogAsTextAndLineByLine() {
    var sunk: [String] = []
    let recorder = TextRecorder { sunk.append($0) }
    let rig = FlowRig(backend: recorder)

    rig.main.start(ChildFlow(rig.wireframe), from: rig.main.root)
    rig.stage.perform(.back)

    expectText(
      recorder.text,
      matches: """
        > launch
          start MainFlow
          install tab bar: Root, Other
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
        > back
          pop PageScreen "Page"
          cancel ChildFlow

        """)
    #expect(recorder.text == rig.stage.log.text)
    #expect(sunk == rig.stage.log.lines)
  }

  @Test func isEmptyWithoutAStage() {
    #expect(TextRecorder().text == "")
  }
}
