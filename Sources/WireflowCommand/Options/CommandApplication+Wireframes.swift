import Wireflow

extension CommandApplication {
  /// The names of the built-in wireframes and of those from the app.
  var wireframeNames: [String] {
    let standard = WireframeVariant.standard.map(\.name)
    return standard + wireframes.map(\.name).filter { !standard.contains($0) }
  }

  /// Returns the wireframe with a name, or the tab bar if there is none.
  func wireframe(named name: String?) -> WireframeVariant {
    wireframes.first { $0.name == name } ?? name.flatMap(WireframeVariant.standard(named:))
      ?? .tabBar
  }

  /// Returns the wireframe from the command line.
  func chosenWireframe(_ options: CommandLineOptions) -> WireframeVariant {
    wireframe(named: options.wireframe)
  }

  /// Returns true if the chosen wireframe depends on the form factor by itself.
  func adapts(_ options: CommandLineOptions) -> Bool {
    options.wireframe == WireframeVariant.adaptive.name
      && !wireframes.contains { $0.name == options.wireframe }
  }

  /// Creates a switch between all wireframes that begins with the chosen one.
  ///
  /// A wireframe that adapts begins in its compact form, and the user changes it.
  func makeSwitch(_ options: CommandLineOptions, on stage: Stage) -> WireframeSwitch {
    let name = chosenWireframe(options).name
    let standard = WireframeVariant.switchable(from: name).filter { variant in
      !wireframes.contains { $0.name == variant.name }
    }
    return WireframeSwitch(stage: stage, variants: standard + wireframes, selected: name)
  }

  /// Creates the chosen wireframe, which the action `wireframe` can change unless it adapts by
  /// itself.
  func makeChangeable(
    _ options: CommandLineOptions, on stage: Stage
  ) -> any ApplicationWireframe {
    adapts(options)
      ? chosenWireframe(options).makeWireframe(stage) : makeSwitch(options, on: stage)
  }
}

extension WireframeVariant {
  /// Returns the standard wireframes of a switch that begins with the named one.
  ///
  /// Three columns are among them only if the app begins with them, because two columns lead to the
  /// same places.
  static func switchable(from name: String) -> [WireframeVariant] {
    standard.filter {
      $0.name != adaptive.name && ($0.name != threeColumns.name || name == threeColumns.name)
    }
  }
}
