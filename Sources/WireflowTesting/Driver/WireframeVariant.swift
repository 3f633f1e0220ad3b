#if canImport(Testing) && canImport(XCTest)
public import Wireflow

/// A wireframe to test an app on, by its name.
///
///     @Test(arguments: [WireframeVariant.tabBar, .split])
///     func buysABook(on wireframe: WireframeVariant) { ... }
public struct WireframeVariant: Sendable, CustomStringConvertible {
  /// The name, as it stands in the names of snapshots.
  public let name: String
  /// Makes the wireframe on a stage.
  public let makeWireframe: @MainActor @Sendable (Stage) -> any ApplicationWireframe

  /// Creates a variant, such as of a wireframe of one's own.
  public init(
    _ name: String,
    makeWireframe: @escaping @MainActor @Sendable (Stage) -> any ApplicationWireframe
  ) {
    self.name = name
    self.makeWireframe = makeWireframe
  }

  /// The name.
  public var description: String { name }
}

extension WireframeVariant {
  /// The tab bar.
  public static let tabBar = Self("tab bar") { TabBarWireframe(stage: $0) }
  /// The drawer.
  public static let hamburger = Self("hamburger") { HamburgerWireframe(stage: $0) }
  /// The columns.
  public static let split = Self("split") { SplitWireframe(stage: $0) }
  /// The one that follows the form factor, compact at first.
  public static let adaptive = Self("adaptive") { AdaptiveWireframe(stage: $0) }
}
#endif
