/// A wireframe with several variants, which can be swapped while the app runs.
///
/// The stage stays, with all screens, flows and closures. Only their presentation changes. The
/// switch is the app's wireframe, or one below it, and performs the user action `wireframe drawer`.
///
/// ```swift
/// let wireframe = WireframeSwitch(
///   stage: stage,
///   variants: [
///     .init(name: "tabs", title: "Tabs") { TabBarWireframe(stage: $0) },
///     .init(name: "drawer", title: "Drawer") { HamburgerWireframe(stage: $0) },
///   ])
/// ```
@MainActor
public final class WireframeSwitch: ApplicationWireframe {
  /// A variant of the wireframe.
  public struct Variant {
    /// The name that selects it.
    public let name: String
    /// The title for users.
    public let title: String
    /// The form factor that it suits.
    public let formFactor: FormFactor
    package let make: WireframeMaker

    /// Creates a variant from a closure that creates its wireframe, once, on a stage.
    public init(
      name: String, title: String, formFactor: FormFactor = .compact,
      make: @escaping WireframeMaker
    ) {
      self.name = name
      self.title = title
      self.formFactor = formFactor
      self.make = make
    }
  }

  /// The stage that holds the state, shared by all variants.
  public let stage: Stage
  /// The variants, in order.
  public let variants: [Variant]
  /// The name of the current variant.
  public private(set) var selected: String
  private var made: [String: any ApplicationWireframe] = [:]

  /// Creates a wireframe that begins with the named variant, or with the first.
  ///
  /// Without variants, it is a tab bar.
  public init(stage: Stage, variants: [Variant], selected: String? = nil) {
    let tabs = Variant(name: "tab-bar", title: "Tabs") { TabBarWireframe(stage: $0) }
    self.stage = stage
    self.variants = variants.isEmpty ? [tabs] : variants
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
  func change(to name: String) -> ActionRefusal.Reason? {
    guard let variant = variants.first(where: { $0.name == name }) else {
      return .unknownWireframe(name, known: variants.map(\.name))
    }
    guard name != selected else { return .alreadyThere }
    selected = name
    stage.submit(.adapt(variant.formFactor), through: self)
    return nil
  }

  /// The policy of the current variant.
  public var policy: any WireframePolicy { variant.policy }

  private var variant: any ApplicationWireframe {
    if let variant = made[selected] { return variant }
    let place = variants.firstIndex { $0.name == selected } ?? 0
    let variant = variants[place].make(stage)
    made[selected] = variant
    return variant
  }
}
