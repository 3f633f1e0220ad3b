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

  /// The name of the container once it has adapted to a regular form factor.
  package var wideContainer: String { self == .adaptive ? "split" : rawValue }

  /// The line for adapting to a regular form factor with root items.
  package func adaptingLine(_ titles: String) -> String {
    self == .adaptive
      ? "adapt to split: \(titles)" : "ignored adapt regular: already in \(container)"
  }

  /// The star of the lowest screen of a list that is beside its top.
  package var star: String { container == "split" ? "*" : " " }

  /// The style of a modal.
  package var sheet: String { container == "split" ? "form sheet" : "sheet" }
  /// The same once it has adapted to a regular form factor.
  package var wideSheet: String { wideContainer == "split" ? "form sheet" : "sheet" }

  /// The user's further actions where root items are in a drawer.
  package var drawerAction: String { self == .drawer ? ", open drawer" : "" }

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
