package import Wireflow

extension Stage {
  /// The number of rows of a long list that a palette has.
  private static var mostRowsOfPalette: Int { 50 }

  /// The actions that the palettes of a terminal and of a page list: those that are possible now,
  /// and then those of the device, which always are.
  package func paletteActions(with wireframes: WireframeSwitch? = nil) -> [UserAction] {
    possibleElements(sampledRows: Self.mostRowsOfPalette).map(\.action)
      + possibleActionsBesideElements
      + (wireframes?.variants.map { .wireframe($0.name) } ?? [])
      + [.adapt(.compact), .adapt(.regular), .wait(.seconds(1)), .background, .foreground]
  }
}
