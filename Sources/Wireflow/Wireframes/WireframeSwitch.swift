/// A wireframe with several variants, which can be swapped while the app runs.
///
/// The stage stays, with all screens, flows and closures. Only their presentation changes. The
/// switch is the app's wireframe, or one below it, and performs the user action `wireframe hamburger`.
///
/// ```swift
/// let wireframe = WireframeSwitch(
///   stage: stage,
///   variants: [
///     .tabBar,
///     .init("shop", title: "Shop window") { ShopWireframe(stage: $0) },
///   ])
/// ```
@MainActor
public final class WireframeSwitch: ApplicationWireframe {
  /// The stage that holds the state, shared by all variants.
  public let stage: Stage
  /// The variants, in order.
  public let variants: [WireframeVariant]
  /// The name of the current variant.
  public private(set) var selected: String
  private var made: [String: any ApplicationWireframe] = [:]

  /// Creates a wireframe that begins with the named variant, or with the first.
  ///
  /// Without variants, it is a tab bar.
  public init(stage: Stage, variants: [WireframeVariant], selected: String? = nil) {
    self.stage = stage
    self.variants = variants.isEmpty ? [.tabBar] : variants
    self.selected = (variants.first { $0.name == selected } ?? self.variants[0]).name
  }

  /// Selects another variant, like the action `wireframe`, and returns false if there is none of
  /// that name.
  @discardableResult
  public func select(_ name: String) -> Bool {
    guard name != selected else { return true }
    return stage.perform(.wireframe(name)) == .performed
  }

  /// Changes to another variant.
  func change(to name: String) throws(ActionRefusal.Reason) {
    guard let variant = variants.first(where: { $0.name == name }) else {
      throw .unknownWireframe(name, known: variants.map(\.name))
    }
    guard name != selected else { throw .ignored(.alreadyThere) }
    selected = name
    stage.submit(.adapt(variant.formFactor), through: self)
  }

  /// The policy of the current variant.
  public var policy: any WireframePolicy { variant.policy }

  private var variant: any ApplicationWireframe {
    if let variant = made[selected] { return variant }
    let place = variants.firstIndex { $0.name == selected } ?? 0
    let variant = variants[place].makeWireframe(stage)
    made[selected] = variant
    return variant
  }
}

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
