import TestSupport
import Testing
import Wireflow

/// A swipe back in the list of a split view, while a detail is beside it.
@MainActor
struct ColumnSwipeTests {
  private static let swipe = """
    > back to "Root"
      pop PageScreen "First"
    """

  let backend = HeldBackend()
  let rig: FlowRig
  let first = PageScreen("First")

  init() {
    backend.promptCompletions = 1
    rig = FlowRig(backend: backend) { SplitWireframe(stage: $0) }
    rig.wireframe.push(first, from: rig.main.root)
    rig.wireframe.showDetail(PageScreen("Detail"), from: first)
    _ = rig.newLog()
  }

  @Test func namesTheScreenBelowSinceBackWouldCloseTheDetail() {
    rig.stage.userDid(.removed([first]), in: backend)

    rig.expectLog(matches: Self.swipe)
    #expect(rig.stage.detail(beside: rig.main.root).titles == "Detail")
  }

  @Test func replaysToTheSameStep() {
    rig.stage.perform(.backTo("Root", in: nil))

    rig.expectLog(matches: Self.swipe)
  }
}
