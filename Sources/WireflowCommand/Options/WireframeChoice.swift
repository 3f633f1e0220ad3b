import Wireflow

/// The wireframe that the command line chose: a built-in one, or one of the app's own.
@MainActor
struct WireframeChoice {
  /// The name, as on the command line.
  let name: String
  private let own: [WireframeSwitch.Variant]

  init(_ name: String, of own: [WireframeSwitch.Variant] = []) {
    self.name = name
    self.own = own
  }

  /// True if it is another one for each form factor.
  var adapts: Bool { chosen == nil && option == .adaptive }

  /// Makes the wireframe on a stage.
  func makeWireframe(stage: Stage) -> any ApplicationWireframe {
    chosen?.make(stage) ?? option.makeWireframe(stage: stage)
  }

  /// Makes a wireframe that begins as this one, and becomes another one while the app runs.
  ///
  /// One that adapts begins as it does for a compact one: to change is left to the user.
  func makeSwitch(stage: Stage) -> WireframeSwitch {
    let builtIn = WireframeOption.variants.filter { variant in
      !own.contains { $0.name == variant.name }
    }
    return WireframeSwitch(stage: stage, variants: builtIn + own, selected: name)
  }

  /// Makes the wireframe, which the action `wireframe` changes unless it adapts by itself.
  func makeChangeable(stage: Stage) -> any ApplicationWireframe {
    adapts ? makeWireframe(stage: stage) : makeSwitch(stage: stage)
  }

  private var chosen: WireframeSwitch.Variant? { own.first { $0.name == name } }
  private var option: WireframeOption { WireframeOption(rawValue: name) ?? .tabBar }
}
