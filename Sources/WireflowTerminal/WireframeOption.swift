public import Wireflow

/// The wireframes that can be chosen on the command line, by their names there.
public enum WireframeOption: String, Sendable, Hashable, CaseIterable {
  /// A bar of tabs.
  case tabBar = "tab-bar"

  /// Makes the wireframe on a stage.
  @MainActor
  public func makeWireframe(stage: Stage) -> any ApplicationWireframe {
    switch self {
    case .tabBar: TabBarWireframe(stage: stage)
    }
  }
}
