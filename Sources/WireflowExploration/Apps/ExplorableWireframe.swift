public import Wireflow

/// A wireframe to explore an app on, by the name that stands in baselines.
public struct ExplorableWireframe: Sendable, CustomStringConvertible {
  /// The name.
  public let name: String
  let makeWireframe: @MainActor @Sendable (Stage) -> any ApplicationWireframe

  /// Creates a choice of a wireframe from its name and what makes it on a stage.
  public init(
    _ name: String,
    makeWireframe: @escaping @MainActor @Sendable (Stage) -> any ApplicationWireframe
  ) {
    self.name = name
    self.makeWireframe = makeWireframe
  }

  /// The name.
  public var description: String { name }

  /// The tab bar.
  public static let tabBar = Self("tab-bar") { TabBarWireframe(stage: $0) }
  /// The drawer.
  public static let hamburger = Self("hamburger") { HamburgerWireframe(stage: $0) }
  /// The columns.
  public static let split = Self("split") { SplitWireframe(stage: $0) }
  /// The one that follows the form factor, compact at first.
  public static let adaptive = Self("adaptive") { AdaptiveWireframe(stage: $0) }
}
