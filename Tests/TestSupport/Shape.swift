package import Wireflow

/// A wireframe that the same journey runs on.
package enum Shape: String, CaseIterable, Sendable {
  case tabBar = "tab bar"
  case drawer
  case split
  /// Tabs, and columns once it adapts.
  case adaptive

  /// The name of the container that it begins with.
  package var container: String { self == .adaptive ? "tab bar" : rawValue }

  /// Makes the wireframe on a stage.
  @MainActor
  package func makeWireframe(_ stage: Stage) -> any ApplicationWireframe {
    switch self {
    case .tabBar: TabBarWireframe(stage: stage)
    case .drawer: HamburgerWireframe(stage: stage)
    case .split: SplitWireframe(stage: stage)
    case .adaptive: AdaptiveWireframe(stage: stage)
    }
  }
}

/// The wireframe of a walk.
package enum WalkShape: String, CaseIterable, Sendable {
  case tabs
  case drawer
  case columns
  case threeColumns
  case pages

  @MainActor
  package func makeWireframe(_ stage: Stage) -> any ApplicationWireframe {
    switch self {
    case .tabs: AdaptiveWireframe(stage: stage)
    case .drawer: HamburgerWireframe(stage: stage)
    case .columns: SplitWireframe(stage: stage)
    case .threeColumns: ThreeColumnWireframe(stage: stage)
    case .pages: PagesWireframe(stage: stage)
    }
  }
}
