public import Wireflow

/// A picture of everything on a backend, with references to the live screens.
///
/// The properties cover every detail that some backend can report. If a backend cannot report one,
/// its property stays nil.
@MainActor
public struct BackendPicture {
  /// A modal and its content.
  @MainActor
  public struct Modal {
    /// The root items in their container, just one if the modal holds a single stack.
    public var region: Region
    /// True if the modal holds root items, or nil if the backend reports only the screens of the
    /// first one.
    public var hasRootItems: Bool?
    /// The style of the modal, or nil if the backend does not report it.
    public var style: ModalStyle?

    /// The screens of the first root item, with its detail on top.
    public var screens: [any Screen] { region.roots.first?.pile ?? [] }

    /// Creates a modal from the screens of its first root item, with the detail on top.
    public init(screens: [any Screen], style: ModalStyle? = nil) {
      self.init(region: Region(roots: [Root(screens: screens)]), hasRootItems: nil, style: style)
    }

    /// Creates a modal from its complete content.
    public init(region: Region, hasRootItems: Bool?, style: ModalStyle? = nil) {
      self.region = region
      self.hasRootItems = hasRootItems
      self.style = style
    }
  }

  /// A player.
  @MainActor
  public struct Player {
    /// The player's screen, even while the backend shows only its controls.
    public var screen: any Screen
    /// The controls of the minimized player, or nil if the backend does not report them.
    public var controls: (any Screen)?
    /// True while the screen covers the app.
    public var isMaximized: Bool

    var screens: [any Screen] { [screen] + (controls.map { [$0] } ?? []) }

    /// Creates a player.
    public init(screen: any Screen, controls: (any Screen)? = nil, isMaximized: Bool) {
      self.screen = screen
      self.controls = controls
      self.isMaximized = isMaximized
    }
  }

  /// The root items behind all modals.
  public var base: Region
  /// The embedded screens, or nil if the backend does not report them.
  public var embeddings: [Embedding]?
  /// The player.
  public var player: Player?
  /// The modals, from the lowest to the one in front.
  public var modals: [Modal]
  /// The title of the alert.
  public var alert: String?

  /// Creates a picture for a backend that reports neither details nor embedded screens.
  ///
  /// By default the picture is empty.
  public init(
    container: String? = nil, roots: [[any Screen]] = [], selected: Int = 0,
    isDrawerOpen: Bool = false, player: Player? = nil, modals: [Modal] = [], alert: String? = nil
  ) {
    self.init(
      base: Region(
        container: container, roots: roots.map { Root(screens: $0) }, selected: selected,
        isDrawerOpen: isDrawerOpen),
      embeddings: nil, player: player, modals: modals, alert: alert)
  }

  /// Creates a picture from its base.
  public init(
    base: Region, embeddings: [Embedding]?, player: Player? = nil, modals: [Modal] = [],
    alert: String? = nil
  ) {
    self.base = base
    self.embeddings = embeddings
    self.player = player
    self.modals = modals
    self.alert = alert
  }

  /// Creates a picture of a complete snapshot, for example of the stage.
  public init(_ tree: StageSnapshot) {
    let embedded =
      tree.base.embeddings + tree.modals.flatMap(\.region.embeddings)
      + (tree.player?.embeddings ?? [])
    self.init(
      base: Region(tree.base), embeddings: embedded.map(Embedding.init),
      player: tree.player.map(Player.init), modals: tree.modals.map(Modal.init),
      alert: tree.alert?.title)
  }
}

extension BackendPicture.Modal {
  /// Creates a modal from its presentation.
  public init(_ modal: ModalPresentation) {
    self.init(
      region: BackendPicture.Region(modal.region), hasRootItems: modal.hasRootItems,
      style: modal.style)
    // A modal with a single stack has no container of its own.
    if !modal.hasRootItems { region.container = nil }
  }
}

extension BackendPicture.Player {
  /// Creates a player from its presentation.
  public init(_ player: PlayerPresentation) {
    self.init(screen: player.screen, controls: player.controls, isMaximized: player.isMaximized)
  }
}
