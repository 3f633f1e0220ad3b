public import Wireflow

/// A wireframe to explore an app on, with its name in baselines.
public struct ExplorableWireframe: Sendable, CustomStringConvertible {
  /// The name.
  public let name: String
  let makeWireframe: @MainActor @Sendable (Stage) -> any ApplicationWireframe

  /// Creates a choice from a name and a closure that makes the wireframe on a stage.
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
  /// The wireframe that follows the form factor, which is compact at first.
  public static let adaptive = Self("adaptive") { AdaptiveWireframe(stage: $0) }
}
