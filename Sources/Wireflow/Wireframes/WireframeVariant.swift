/// A wireframe by its name: one between which users swap, on which tests run and on which an app is
/// explored.
///
/// ```swift
/// @Test(arguments: [WireframeVariant.tabBar, .split])
/// func buysABook(on wireframe: WireframeVariant) { ... }
/// ```
public struct WireframeVariant: Sendable, CustomStringConvertible {
  /// The name, which appears in actions, in baselines and in the names of snapshots.
  public let name: String
  /// The title for users.
  public let title: String
  /// The form factor that it suits.
  public let formFactor: FormFactor
  /// A closure that creates the wireframe on a stage.
  public let makeWireframe: @MainActor @Sendable (Stage) -> any ApplicationWireframe

  /// Creates a variant, for example for your own wireframe, whose title is its name unless you give
  /// one.
  public init(
    _ name: String, title: String? = nil, formFactor: FormFactor = .compact,
    makeWireframe: @escaping @MainActor @Sendable (Stage) -> any ApplicationWireframe
  ) {
    self.name = name
    self.title = title ?? name
    self.formFactor = formFactor
    self.makeWireframe = makeWireframe
  }

  /// The name.
  public var description: String { name }

  /// The tab bar.
  public static let tabBar = Self("tab-bar", title: "Tab bar") { TabBarWireframe(stage: $0) }
  /// The drawer.
  public static let hamburger = Self("hamburger", title: "Drawer") {
    HamburgerWireframe(stage: $0)
  }
  /// The columns.
  public static let split = Self("split", title: "Split", formFactor: .regular) {
    SplitWireframe(stage: $0)
  }
  /// Two lists and a detail in columns.
  public static let threeColumns = Self(
    "three-columns", title: "Three columns", formFactor: .regular
  ) {
    ThreeColumnWireframe(stage: $0)
  }
  /// The wireframe that follows the form factor, which is compact at first.
  public static let adaptive = Self("adaptive", title: "Adaptive") { AdaptiveWireframe(stage: $0) }
  /// The framework's own variants: tabs, a drawer, two and three columns, and tabs that become
  /// columns.
  public static let standard = [tabBar, hamburger, split, threeColumns, adaptive]

  /// Returns the standard variant of that name, or nil if there is none.
  package static func standard(named name: String) -> Self? { standard.first { $0.name == name } }
}
