/// The container of a wireframe's screens: how users reach root items, and which columns are
/// visible.
///
/// The type is open: a wireframe may create its own container, with a name that backends may know.
/// A backend that does not know the name uses the other properties.
public struct WireframeContainer: Sendable {
  /// The way from one root item to another.
  public enum RootNavigation: String, Sendable, Hashable, Codable {
    /// A bar lists all root items.
    case tabs
    /// A drawer, which opens and closes, lists the root items.
    case drawer
    /// A separate column lists the root items.
    case sidebar
    /// The root items are pages beside each other, which the user turns one at a time.
    case pages
  }

  /// The place of a minimized player.
  public enum PlayerDock: String, Sendable, Hashable, Codable {
    /// On top of the bar of root items.
    case aboveTabs = "above the tabs"
    /// At the bottom of the whole window.
    case bottom = "at the bottom"
    /// At the bottom of the column that lists the root items.
    case sidebar = "in the sidebar"
  }

  /// The name in the log.
  public let name: String
  /// The way from one root item to another.
  public let rootNavigation: RootNavigation
  /// The number of screens of the selected root item that are visible side by side.
  ///
  /// These are the lowest screens of the list, its top, and the top of a detail in the last column.
  public let columns: Int
  /// The place of a minimized player.
  public let playerDock: PlayerDock
  /// True if action sheets point to an anchor.
  public let anchorsActionSheets: Bool
  /// The rule that maps a preferred modal style to the style shown.
  public let modalStyle: @Sendable (ModalStyle) -> ModalStyle

  /// Creates a container.
  /// - Parameters:
  ///   - name: the name in the log.
  ///   - rootNavigation: the way from one root item to another.
  ///   - columns: the number of visible screens side by side. Values below 1 count as 1.
  ///   - playerDock: the place of a minimized player.
  ///   - anchorsActionSheets: whether action sheets point to an anchor.
  ///   - modalStyle: the rule that maps a preferred modal style to the style shown.
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

  /// The container until a wireframe names one: stacks, and modals as sheets.
  package static let plain = WireframeContainer(
    name: "stacks", rootNavigation: .tabs, modalStyle: compactModalStyle)

  /// Returns the style shown for a preferred modal style.
  ///
  /// A wall stays a wall.
  func shownStyle(of preferred: ModalStyle) -> ModalStyle {
    preferred == .wall ? .wall : modalStyle(preferred)
  }

  /// The rule of a compact form factor: full screens and sheets stay, and others become sheets.
  public static let compactModalStyle: @Sendable (ModalStyle) -> ModalStyle = { style in
    switch style {
    case .automatic, .formSheet, .popover: .sheet()
    case .sheet, .fullScreen, .wall: style
    }
  }

  /// The rule of a regular form factor: popovers and full screens stay, and others become form
  /// sheets.
  public static let regularModalStyle: @Sendable (ModalStyle) -> ModalStyle = { style in
    switch style {
    case .automatic, .sheet, .formSheet: .formSheet
    case .popover, .fullScreen, .wall: style
    }
  }
}

/// The space that an app has on its screen.
public enum FormFactor: String, Sendable, Hashable, Codable, CaseIterable {
  /// One column: a phone, or a narrow window.
  case compact
  /// Several columns: a tablet, or a wide window.
  case regular
}

/// A closure that creates the wireframe of an app on its stage.
///
/// An ``ApplicationController`` takes one, so that a test, a command line or a window can choose
/// the presentation.
///
/// ```swift
/// let app = ApplicationController(notesOn: stage) { HamburgerWireframe(stage: $0) }
/// ```
public typealias WireframeMaker = @MainActor (Stage) -> any ApplicationWireframe
