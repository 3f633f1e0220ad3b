/// What a wireframe puts its screens into: how root items are reached and what is visible.
///
/// An open value: a wireframe makes its own, with a name that backends may know. A backend that
/// does not know the name goes by the other properties.
public struct WireframeContainer: Sendable {
  /// How the user gets from one root item to another.
  public enum RootNavigation: String, Sendable, Hashable, Codable {
    /// All root items stand in a bar.
    case tabs
  }

  /// The name, as it stands in the log.
  public let name: String
  /// How the user gets from one root item to another.
  public let rootNavigation: RootNavigation
  /// How many screens of the selected stack are visible side by side: its lowest ones and its top.
  public let columns: Int
  /// How a screen that prefers a modal style is shown.
  public let modalStyle: @Sendable (ModalStyle) -> ModalStyle

  /// Creates a container.
  public init(
    name: String, rootNavigation: RootNavigation = .tabs, columns: Int = 1,
    modalStyle: @escaping @Sendable (ModalStyle) -> ModalStyle
  ) {
    precondition(columns > 0, "columns must be greater than 0 (was \(columns))")
    self.name = name
    self.rootNavigation = rootNavigation
    self.columns = columns
    self.modalStyle = modalStyle
  }

  /// The container that stands in until a wireframe names one: stacks, and modals as sheets.
  static let plain = WireframeContainer(name: "stacks") { style in
    style == .automatic ? .sheet() : style
  }
}
