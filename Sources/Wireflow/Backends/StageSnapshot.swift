/// All that is on stage at one moment, with the live screens.
@MainActor
public struct StageSnapshot {
  /// A root item and its stack.
  @MainActor
  public struct Root {
    /// How the way to it is shown.
    public let representation: RootLevelRepresentation
    /// The stack from its root to its top.
    public let screens: [any Screen]
  }

  /// The container that the wireframe chose.
  public let container: WireframeContainer
  /// The root items, in order.
  public let roots: [Root]
  /// The position of the selected root item.
  public let selected: Int
  /// The minimizable screen.
  public let minimizable: MinimizablePresentation?
  /// Whether the drawer is open.
  public let isMenuOpen: Bool
  /// The modals, from the lowest to the one in front.
  public let modals: [ModalPresentation]
  /// The alert that is shown.
  public let alert: AlertContent?
}
