import Wireflow

/// A wireframe that the same journey runs on.
enum Shape: String, CaseIterable, Sendable {
  case tabBar = "tab bar"
  case drawer
  case split
  /// Tabs, and columns once it adapts.
  case adaptive

  /// The name of the container that it begins with.
  var container: String { self == .adaptive ? "tab bar" : rawValue }

  /// The style of a modal.
  var sheet: String { self == .split ? "form sheet" : "sheet" }

  var wideSheet: String { self == .split || self == .adaptive ? "form sheet" : "sheet" }

  /// The line for adapting the root items A and B to a regular form factor.
  var adaptingLine: String {
    self == .adaptive ? "adapt to split: A, B" : "ignored adapt regular: already in \(container)"
  }

  @MainActor
  func makeWireframe(_ stage: Stage) -> any ApplicationWireframe {
    switch self {
    case .tabBar: TabBarWireframe(stage: stage)
    case .drawer: HamburgerWireframe(stage: stage)
    case .split: SplitWireframe(stage: stage)
    case .adaptive: AdaptiveWireframe(stage: stage)
    }
  }
}
