import TestSupport
import Testing
import Wireflow

/// Random walks on the double, of as many steps as `WIREFLOW_WALK_STEPS` says.
@Suite(.serialized) @MainActor
struct UIKitWalkTests {
  enum Shown: String, CaseIterable, Sendable {
    case tabs
    case drawer
    case columns
    case threeColumns
    case pages

    @MainActor
    func makeWireframe(_ stage: Stage) -> any ApplicationWireframe {
      switch self {
      case .tabs: AdaptiveWireframe(stage: stage)
      case .drawer: HamburgerWireframe(stage: stage)
      case .columns: SplitWireframe(stage: stage)
      case .threeColumns: ThreeColumnWireframe(stage: stage)
      case .pages: PagesWireframe(stage: stage)
      }
    }
  }

  @Test(arguments: Shown.allCases, DoubleMode.allCases)
  func stageAndDoubleAgree(_ shown: Shown, _ mode: DoubleMode) async {
    for system in [17, 26] { await walk(shown, mode, system) }
  }

  private func walk(_ shown: Shown, _ mode: DoubleMode, _ system: Int) async {
    let steps = (WalkSteps.wanted ?? 1_000) / 30
    for seed in 1...UInt64(max(1, steps / 100)) {
      let walk = UIKitWalk(mode, seed: seed, system: system, wireframe: shown.makeWireframe)
      for step in 1...100 {
        walk.step()
        guard step % 5 == 0, let complaint = await walk.complaint() else { continue }
        let acts = walk.acts.joined(separator: ", ")
        let log = walk.stage.log.lines.suffix(20).joined(separator: "\n")
        Issue.record(
          "iOS \(system), seed \(seed), step \(step), after \(acts):\n\(complaint)\nlog:\n\(log)")
        return
      }
    }
  }
}
