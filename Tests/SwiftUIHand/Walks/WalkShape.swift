import Wireflow

/// The wireframe of a walk.
package enum WalkShape: String, CaseIterable, Sendable {
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
