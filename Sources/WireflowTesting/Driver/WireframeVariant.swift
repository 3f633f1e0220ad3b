public import Wireflow

/// A wireframe to test an app on, by its name.
///
///     @Test(arguments: [WireframeVariant.tabBar, .split])
///     func buysABook(on wireframe: WireframeVariant) { ... }
public struct WireframeVariant: Sendable, CustomStringConvertible {
  /// The name, as it stands in the names of snapshots.
  public let name: String
  /// A closure that makes the wireframe on a stage.
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
  /// Returns the fault of an app that was to be made on the variant, or nil if there is none.
  @MainActor
  func failure(of controller: ApplicationController, on stage: Stage) -> String? {
    guard controller.stage !== stage else { return nil }
    return """
      The app was not made on the wireframe \(name), so nothing of that one is tested.

        To fix: make it on the wireframe that the closure is given.
      """
  }
}

extension WireframeVariant {
  /// The tab bar.
  public static let tabBar = Self("tab-bar") { TabBarWireframe(stage: $0) }
  /// The drawer.
  public static let hamburger = Self("hamburger") { HamburgerWireframe(stage: $0) }
  /// The columns.
  public static let split = Self("split") { SplitWireframe(stage: $0) }
  /// The one that follows the form factor, compact at first.
  public static let adaptive = Self("adaptive") { AdaptiveWireframe(stage: $0) }
  /// The variants of all wireframes that come with the framework.
  public static let standard = [tabBar, hamburger, split, adaptive]
}
