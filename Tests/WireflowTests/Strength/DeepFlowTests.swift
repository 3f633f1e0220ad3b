import TestSupport
import Testing
import Wireflow

/// Flows may be nested as deep as an app likes.
@MainActor
struct DeepFlowTests {
  private let rig = FlowRig()

  @Test func deepFlowsEndFromTheInnermostOn() throws {
    let depth = Strength.flowDepth
    var outcomes = 0
    let lowest = nest(depth) { outcomes += 1 }

    lowest.cancel()

    #expect(outcomes == depth)
    #expect(rig.stage.stack(of: rig.main.root).count == 1)
    #expect(rig.stage.log.lines.count { $0 == "  cancel ChildFlow" } == depth)
    #expect(rig.stage.log.lines.count { $0 == "  start ChildFlow" } == depth)
  }

  @Test func deepFlowsGoWithTheirScreens() {
    let depth = Strength.flowDepth
    var outcomes = 0
    weak var innermost: ChildFlow?
    do {
      _ = nest(depth) { outcomes += 1 }
      innermost = rig.stage.visibleScreens.first.flatMap(rig.stage.coordinator) as? ChildFlow
      #expect(innermost != nil)
    }

    rig.wireframe.popToRoot(of: rig.main.root)

    #expect(outcomes == depth)
    #expect(innermost == nil)
  }

  @Test func appGoesWithAllItsDeepFlows() {
    weak var stage: Stage?
    do {
      let rig = FlowRig()
      stage = rig.stage
      var parent = ChildFlow(rig.wireframe)
      rig.main.start(parent, from: rig.main.root)
      for _ in 0..<Strength.flowDepth {
        let child = ChildFlow(parent.wireframe)
        parent.start(child, from: parent.page)
        parent = child
      }
    }

    #expect(stage == nil)
  }

  /// Starts flows each of which is below the one before, and returns the outermost.
  private func nest(_ depth: Int, onEnd: @escaping () -> Void) -> ChildFlow {
    let first = ChildFlow(rig.wireframe)
    rig.main.start(first, from: rig.main.root) { _, _ in onEnd() }
    var parent = first
    for _ in 1..<depth {
      let child = ChildFlow(parent.wireframe)
      parent.start(child, from: parent.page) { _, _ in onEnd() }
      parent = child
    }
    return first
  }
}
