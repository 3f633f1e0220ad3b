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
    /// The screens that wait behind it, which keep their views.
    package var waiting: [any Screen] = []

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
  public init(_ modal: StageSnapshot.Modal) {
    self.init(
      region: BackendPicture.Region(modal.region), hasRootItems: modal.hasRootItems,
      style: modal.style)
    // A modal with a single stack has no container of its own.
    if !modal.hasRootItems { region.container = nil }
  }
}

extension BackendPicture.Player {
  /// Creates a player from its presentation.
  public init(_ player: StageSnapshot.Player) {
    self.init(screen: player.screen, controls: player.controls, isMaximized: player.isMaximized)
    waiting = player.waiting
  }
}

extension BackendPicture {
  /// A root item and its stacks.
  @MainActor
  public struct Root {
    /// The stack from its root to its top.
    public var screens: [any Screen]
    /// The detail stack, or nil if the backend does not report it.
    public var detail: [any Screen]?

    /// The stack with the detail on top of it.
    public var pile: [any Screen] { screens + (detail ?? []) }

    /// Creates a root item.
    public init(screens: [any Screen], detail: [any Screen]? = nil) {
      self.screens = screens
      self.detail = detail
    }
  }

  /// The root items in one container, of the base or of a modal.
  @MainActor
  public struct Region {
    /// The name of the container, or nil if the backend does not report it.
    public var container: String?
    /// The root items, in order.
    public var roots: [Root]
    /// The position of the selected root item.
    public var selected: Int
    /// True while the drawer is open.
    public var isDrawerOpen: Bool

    /// Creates a region.
    public init(
      container: String? = nil, roots: [Root], selected: Int = 0, isDrawerOpen: Bool = false
    ) {
      self.container = container
      self.roots = roots
      self.selected = selected
      self.isDrawerOpen = isDrawerOpen
    }

    /// Creates a region from the stage's snapshot.
    public init(_ region: StageSnapshot.Region) {
      self.init(
        container: region.container.name,
        roots: region.roots.map { Root(screens: $0.screens, detail: $0.detail) },
        selected: region.selected, isDrawerOpen: region.isDrawerOpen)
    }
  }

  /// A screen that is embedded in another one.
  @MainActor
  public struct Embedding {
    /// The embedded screen.
    public var screen: any Screen
    /// The screen that contains the embedded one.
    public var host: any Screen

    /// Creates an embedding.
    public init(screen: any Screen, host: any Screen) {
      self.screen = screen
      self.host = host
    }

    /// Creates an embedding from the stage's snapshot.
    public init(_ embedding: StageSnapshot.Embedding) {
      self.init(screen: embedding.screen, host: embedding.host)
    }
  }
}

extension BackendPicture {
  /// The position of a stack: the level of its region and the index of its root item.
  struct Stack {
    let region: Int
    let item: Int
    let isDetail: Bool
  }

  /// The region at a level: 0 is the base, and 1 is the lowest modal.
  subscript(region level: Int) -> Region {
    get { level == 0 ? base : modals[level - 1].region }
    set {
      if level == 0 { base = newValue } else { modals[level - 1].region = newValue }
    }
  }

  subscript(stack: Stack) -> [any Screen] {
    get {
      let root = self[region: stack.region].roots[stack.item]
      return stack.isDetail ? root.detail ?? [] : root.screens
    }
    set {
      if stack.isDetail {
        self[region: stack.region].roots[stack.item].detail = newValue
      } else {
        self[region: stack.region].roots[stack.item].screens = newValue
      }
    }
  }

  /// Returns the position of a screen, or nil if the screen is on no stack.
  func place(of screen: any Screen) -> (stack: Stack, level: Int)? {
    for level in (0...modals.count).reversed() {
      for (item, root) in self[region: level].roots.enumerated() {
        for (stack, isDetail) in [(root.screens, false), (root.detail ?? [], true)] {
          if let place = stack.firstIndex(where: { $0 === screen }) {
            return (Stack(region: level, item: item, isDetail: isDetail), place)
          }
        }
      }
    }
    return nil
  }

  mutating func select(_ root: any Screen) {
    guard let (stack, _) = place(of: root) else { return }
    self[region: stack.region].selected = stack.item
  }

  /// Returns the index of the modal whose first screen is the given one.
  func modal(from screen: any Screen) -> Int? {
    modals.firstIndex { $0.screens.first === screen }
  }
}
