/// The container that a wireframe puts its screens into: how root items are reached and what is
/// visible.
///
/// An open value: a wireframe makes its own, with a name that backends may know. A backend that
/// does not know the name goes by the other properties.
public struct WireframeContainer: Sendable {
  /// The way from one root item to another.
  public enum RootNavigation: String, Sendable, Hashable, Codable {
    /// All root items stand in a bar.
    case tabs
    /// The root items stand in a drawer that opens and closes.
    case drawer
    /// The root items stand in a column of their own.
    case sidebar
  }

  /// The place in which a minimized player rests.
  public enum PlayerDock: String, Sendable, Hashable, Codable {
    /// On top of the bar of root items.
    case aboveTabs = "above the tabs"
    /// At the bottom of the whole window.
    case bottom = "at the bottom"
    /// At the bottom of the column in which the root items stand.
    case sidebar = "in the sidebar"
  }

  /// The name, as it stands in the log.
  public let name: String
  /// The way from one root item to another.
  public let rootNavigation: RootNavigation
  /// The number of screens of the selected stack that are visible side by side: its lowest ones and
  /// its top.
  public let columns: Int
  /// The place in which a minimized player rests.
  public let playerDock: PlayerDock
  /// True if action sheets point at an anchor.
  public let anchorsActionSheets: Bool
  /// The rule by which a preferred modal style becomes the one that is shown.
  public let modalStyle: @Sendable (ModalStyle) -> ModalStyle

  /// Creates a container.
  /// - Parameters:
  ///   - name: the name, as it stands in the log.
  ///   - rootNavigation: how the user gets from one root item to another.
  ///   - columns: how many screens of a stack are visible side by side; a number below 1 counts as 1.
  ///   - playerDock: where a minimized player rests.
  ///   - anchorsActionSheets: whether action sheets point at an anchor.
  ///   - modalStyle: how a screen that prefers a modal style is shown.
  public init(
    name: String, rootNavigation: RootNavigation, columns: Int = 1,
    playerDock: PlayerDock = .bottom, anchorsActionSheets: Bool = false,
    modalStyle: @escaping @Sendable (ModalStyle) -> ModalStyle
  ) {
    self.name = name
    self.rootNavigation = rootNavigation
    self.columns = max(1, columns)
    self.playerDock = playerDock
    self.anchorsActionSheets = anchorsActionSheets
    self.modalStyle = modalStyle
  }

  /// The container that stands in until a wireframe names one: stacks, and modals as sheets.
  static let plain = WireframeContainer(
    name: "stacks", rootNavigation: .tabs, modalStyle: compactModalStyle)

  /// The style in which a modal is shown that prefers one: a wall stays a wall.
  func shownStyle(of preferred: ModalStyle) -> ModalStyle {
    preferred == .wall ? .wall : modalStyle(preferred)
  }

  /// The rule of a compact form factor: full screens and sheets as they are, all else as sheets.
  public static let compactModalStyle: @Sendable (ModalStyle) -> ModalStyle = { style in
    switch style {
    case .automatic, .formSheet, .popover: .sheet()
    case .sheet, .fullScreen, .wall: style
    }
  }

  /// The rule of a regular form factor: popovers and full screens as they are, all else as form
  /// sheets.
  public static let regularModalStyle: @Sendable (ModalStyle) -> ModalStyle = { style in
    switch style {
    case .automatic, .sheet, .formSheet: .formSheet
    case .popover, .fullScreen, .wall: style
    }
  }
}
