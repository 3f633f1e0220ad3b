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
