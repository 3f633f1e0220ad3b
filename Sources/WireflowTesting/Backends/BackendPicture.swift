#if canImport(Testing) && canImport(XCTest)
public import Wireflow

/// A picture of all that a backend shows, with the live screens.
///
/// It holds as much as any backend can tell. What a backend cannot tell stays nil.
@MainActor
public struct BackendPicture {
  /// A modal and its stack.
  @MainActor
  public struct Modal {
    /// The stack from its first screen to its top.
    public var screens: [any Screen]
    /// The style of the modal, or nil if the backend does not tell it.
    public var style: ModalStyle?

    /// Creates a modal.
    public init(screens: [any Screen], style: ModalStyle? = nil) {
      self.screens = screens
      self.style = style
    }
  }

  /// A player.
  @MainActor
  public struct Player {
    /// The screen itself, whether it or its controls are shown.
    public var screen: any Screen
    /// True while the screen covers the app.
    public var isMaximized: Bool

    /// Creates a player.
    public init(screen: any Screen, isMaximized: Bool) {
      self.screen = screen
      self.isMaximized = isMaximized
    }
  }

  /// The name of the container, or nil if the backend does not tell it.
  public var container: String?
  /// The stacks of the root items in order, each from its root to its top.
  public var roots: [[any Screen]]
  /// The position of the selected root item.
  public var selected: Int
  /// True while the drawer is open.
  public var isDrawerOpen: Bool
  /// The player.
  public var player: Player?
  /// The modals, from the lowest to the one in front.
  public var modals: [Modal]
  /// The title of the alert.
  public var alert: String?

  /// Creates a picture, which shows nothing unless it is told what.
  public init(
    container: String? = nil, roots: [[any Screen]] = [], selected: Int = 0,
    isDrawerOpen: Bool = false, player: Player? = nil, modals: [Modal] = [], alert: String? = nil
  ) {
    self.container = container
    self.roots = roots
    self.selected = selected
    self.isDrawerOpen = isDrawerOpen
    self.player = player
    self.modals = modals
    self.alert = alert
  }

  /// Creates the picture of a whole tree, such as of what is on stage.
  public init(_ tree: StageSnapshot) {
    self.init(
      container: tree.container.name, roots: tree.roots.map(\.screens), selected: tree.selected,
      isDrawerOpen: tree.isDrawerOpen, player: tree.player.map(Player.init),
      modals: tree.modals.map(Modal.init), alert: tree.alert?.title)
  }
}

extension BackendPicture.Modal {
  /// Creates a modal from how it is to be shown.
  public init(_ modal: ModalPresentation) {
    self.init(screens: modal.screens, style: modal.style)
  }
}

extension BackendPicture.Player {
  /// Creates a player from how it is to be shown.
  public init(_ player: PlayerPresentation) {
    self.init(screen: player.screen, isMaximized: player.isMaximized)
  }
}
#endif
