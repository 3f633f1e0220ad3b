public import Wireflow

/// A named wireframe on which to test an app.
///
///     @Test(arguments: [WireframeVariant.tabBar, .split])
///     func buysABook(on wireframe: WireframeVariant) { ... }
public struct WireframeVariant: Sendable, CustomStringConvertible {
  /// The name, which is also part of the names of snapshots.
  public let name: String
  /// A closure that creates the wireframe on a stage.
  public let makeWireframe: @MainActor @Sendable (Stage) -> any ApplicationWireframe

  /// Creates a variant, for example for your own wireframe.
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
  /// Returns the fault of an app that was created for the variant, or nil if there is none.
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
  /// The adaptive wireframe, which begins in the compact form factor.
  public static let adaptive = Self("adaptive") { AdaptiveWireframe(stage: $0) }
  /// The variants of all wireframes in the framework.
  public static let standard = [tabBar, hamburger, split, adaptive]
}
