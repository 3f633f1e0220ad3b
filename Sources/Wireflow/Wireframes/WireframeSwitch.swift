/// The wireframe that is one of several, and becomes another one while the app runs.
///
/// The stage stays, and with it all screens, flows and closures. Only how it is shown changes. It
/// is the app's wireframe, or one that the app's wireframe stands on, and takes the user's action
/// `wireframe drawer`.
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
  /// One of the wireframes.
  public struct Variant {
    /// The name, by which it is selected.
    public let name: String
    /// The title that people read.
    public let title: String
    /// The room that it is made for.
    public let formFactor: FormFactor
    package let make: @MainActor (Stage) -> any ApplicationWireframe

    /// Creates a variant from what makes its wireframe, once, on a stage.
    public init(
      name: String, title: String, formFactor: FormFactor = .compact,
      make: @escaping @MainActor (Stage) -> any ApplicationWireframe
    ) {
      self.name = name
      self.title = title
      self.formFactor = formFactor
      self.make = make
    }
  }

  /// The stage that holds the state, and that all variants share.
  public let stage: Stage
  /// The variants, in order.
  public let variants: [Variant]
  /// The name of the variant that the app is shown by.
  public private(set) var selected: String
  private var made: [String: any ApplicationWireframe] = [:]

  /// Creates a wireframe that begins as one of its variants, or as the first.
  ///
  /// Without any variant it is a bar of tabs.
  public init(stage: Stage, variants: [Variant], selected: String? = nil) {
    let tabs = Variant(name: "tab-bar", title: "Tabs") { TabBarWireframe(stage: $0) }
    self.stage = stage
    self.variants = variants.isEmpty ? [tabs] : variants
    self.selected = (variants.first { $0.name == selected } ?? self.variants[0]).name
  }

  /// Shows the app by another variant, as the action `wireframe` does, and returns false if there
  /// is none of that name.
  @discardableResult
  public func select(_ name: String) -> Bool {
    guard name != selected else { return true }
    return stage.perform(.wireframe(name)) == .performed
  }

  /// Becomes another variant.
  func change(to name: String) -> ActionRefusal.Reason? {
    guard let variant = variants.first(where: { $0.name == name }) else {
      return .unknownWireframe(name, known: variants.map(\.name))
    }
    guard name != selected else { return .alreadyThere }
    selected = name
    stage.submit(.adapt(variant.formFactor), through: self)
    return nil
  }

  /// Asks the variant that the app is shown by.
  public func translate(_ request: NavigationRequest) -> Translation {
    variant.translate(request)
  }

  private var variant: any ApplicationWireframe {
    if let variant = made[selected] { return variant }
    let place = variants.firstIndex { $0.name == selected } ?? 0
    let variant = variants[place].make(stage)
    made[selected] = variant
    return variant
  }
}
