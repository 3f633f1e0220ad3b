import Wireflow

/// The wireframe from the command line, which is a built-in one or one from the app.
@MainActor
struct WireframeOption {
  let variant: WireframeVariant
  private let own: [WireframeVariant]

  init(_ name: String?, of own: [WireframeVariant] = []) {
    variant =
      own.first { $0.name == name } ?? name.flatMap(WireframeVariant.standard(named:)) ?? .tabBar
    self.own = own
  }

  /// Returns the names of all wireframes.
  nonisolated static func names(_ own: [String]) -> [String] {
    WireframeVariant.standard.map(\.name)
      + own.filter { WireframeVariant.standard(named: $0) == nil }
  }

  /// The name, as on the command line.
  var name: String { variant.name }

  /// True if the wireframe depends on the form factor by itself.
  var adapts: Bool { name == WireframeVariant.adaptive.name && !own.contains { $0.name == name } }

  /// Creates a switch between all wireframes that begins with this one.
  ///
  /// A wireframe that adapts begins in its compact form, and the user changes it.
  func makeSwitch(stage: Stage) -> WireframeSwitch {
    let standard = Self.switchable(from: name).filter { variant in
      !own.contains { $0.name == variant.name }
    }
    return WireframeSwitch(stage: stage, variants: standard + own, selected: name)
  }

  /// Returns the standard wireframes of a switch that begins with the named one.
  ///
  /// Three columns are among them only if the app begins with them, because two columns lead to the
  /// same places.
  nonisolated static func switchable(from name: String) -> [WireframeVariant] {
    let columns = WireframeVariant.threeColumns.name
    return WireframeVariant.standard.filter {
      $0.name != WireframeVariant.adaptive.name && ($0.name != columns || name == columns)
    }
  }

  /// Creates the wireframe, which the action `wireframe` can change unless it adapts by itself.
  func makeChangeable(stage: Stage) -> any ApplicationWireframe {
    adapts ? variant.makeWireframe(stage) : makeSwitch(stage: stage)
  }
}
