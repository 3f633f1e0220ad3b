import Wireflow

/// The wireframe from the command line, which is a built-in one or one from the app.
@MainActor
struct WireframeChoice {
  /// The name, as on the command line.
  let name: String
  private let own: [WireframeSwitch.Variant]

  init(_ name: String, of own: [WireframeSwitch.Variant] = []) {
    self.name = name
    self.own = own
  }

  /// True if the wireframe depends on the form factor.
  var adapts: Bool { chosen == nil && option == .adaptive }

  /// Creates the wireframe on a stage.
  func makeWireframe(stage: Stage) -> any ApplicationWireframe {
    chosen?.make(stage) ?? option.makeWireframe(stage: stage)
  }

  /// Creates a switch between all wireframes that begins with this one.
  ///
  /// A wireframe that adapts begins in its compact form, and the user changes it.
  func makeSwitch(stage: Stage) -> WireframeSwitch {
    let builtIn = WireframeOption.variants.filter { variant in
      !own.contains { $0.name == variant.name }
    }
    return WireframeSwitch(stage: stage, variants: builtIn + own, selected: name)
  }

  /// Creates the wireframe, which the action `wireframe` can change unless it adapts by itself.
  func makeChangeable(stage: Stage) -> any ApplicationWireframe {
    adapts ? makeWireframe(stage: stage) : makeSwitch(stage: stage)
  }

  private var chosen: WireframeSwitch.Variant? { own.first { $0.name == name } }
  private var option: WireframeOption { WireframeOption(rawValue: name) ?? .tabBar }
}
