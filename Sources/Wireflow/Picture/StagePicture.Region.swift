extension StagePicture {
  /// The container of a region, without the rules that only a wireframe needs.
  public struct Container: Sendable, Hashable {
    /// The name, as it stands in the log.
    public let name: String
    /// The way from one root item to another.
    public let rootNavigation: WireframeContainer.RootNavigation
    /// The number of pages side by side, of which some may be missing yet.
    public let columns: Int
    /// The place in which a minimized player rests.
    public let playerDock: WireframeContainer.PlayerDock

    init(_ container: WireframeContainer) {
      name = container.name
      rootNavigation = container.rootNavigation
      columns = container.columns
      playerDock = container.playerDock
    }
  }

  /// The way to a root item.
  public struct RootItem: Sendable, Hashable, Identifiable {
    /// The identity, by which it is selected whatever its title is by then.
    public let id: ID
    /// The title, image and badge.
    public let representation: RootLevelRepresentation
    /// True for the one whose pages are visible.
    public let isSelected: Bool
    /// The action that selects it, or nil if it is out of reach.
    public let select: UserAction?

    /// The title.
    public var title: String { representation.title }
    /// The name of an image asset.
    public var imageName: String? { representation.imageName }
    /// A short text that asks for attention, such as a count.
    public var badge: String? { representation.badge }
  }

  /// Root items in a container, and the visible pages of the selected one.
  public struct Region: Sendable, Hashable {
    /// The identity.
    public let id: ID
    /// The container that the wireframe chose.
    public internal(set) var container = Container(.plain)
    /// The root items, in order, none for a modal of one stack.
    public internal(set) var rootItems: [RootItem] = []
    /// The visible pages, from the lowest of the stack to the top, side by side.
    public internal(set) var pages: [Page] = []
    /// The screens of each root item from its root to its top, also those that cannot be seen, and
    /// then of its detail.
    public internal(set) var stacks: [[ID]] = []
    /// The screens of each root item's detail alone, from the lowest to the top: the end of its stack.
    ///
    /// A backend with columns of its own needs them, because a list of two screens with a detail of one
    /// is not a list of one with a detail of two.
    public internal(set) var details: [[ID]] = []
    /// True while a wall stands in front of it, so that its pages are blank and its root items missing:
    /// of what is behind a wall, nothing is read.
    public internal(set) var isBehindWall = false
    /// True while the drawer is open.
    public internal(set) var isDrawerOpen = false
    /// The action that opens the drawer, or nil if there is none to open within reach.
    public internal(set) var openDrawer: UserAction?
    /// The action that closes the drawer, or nil if it is not open or out of reach.
    public internal(set) var closeDrawer: UserAction?

    init(id: ID) {
      self.id = id
    }

    /// The position of the selected root item.
    public var selected: Int { rootItems.firstIndex(where: \.isSelected) ?? 0 }
  }

  /// A modal: how it is shown, for whom, and what stands in it.
  public struct Modal: Sendable, Hashable {
    /// The style in which it is shown.
    public let style: ModalStyle
    /// The screen that presented it, while that is on stage.
    public let sender: ID?
    /// True if it holds tabs, a drawer or columns of its own.
    public let hasRootItems: Bool
    /// The pages that stand in it, and its root items if it has some.
    public internal(set) var region: Region
  }

  /// The player: its page while it is maximized, else that of its controls.
  public struct Player: Sendable, Hashable {
    /// The identity of the player's own screen.
    public let id: ID
    /// The identity of the controls that stand for it while it is minimized.
    public let controls: ID
    /// The page that stands for it now.
    public internal(set) var page: Page
    /// True while it covers the base.
    public let isMaximized: Bool
    /// The place in which it rests while it is minimized.
    public let dock: WireframeContainer.PlayerDock
    /// The action that lets it cover the base, or nil if it does or is out of reach.
    public let maximize: UserAction?
    /// The action that minimizes it, or nil if it is minimized or out of reach.
    public let minimize: UserAction?
  }

  /// An alert or an action sheet.
  public struct Alert: Sendable, Hashable {
    /// The identity, which an equal alert after this one does not have.
    public let id: ID
    /// The title, the message, the style and the answers.
    public let content: AlertContent
    /// The actions that give the answers, in their order.
    public let answers: [UserAction]

    /// The action that gives the answer which means that nothing happens, if there is one.
    public var cancel: UserAction? {
      content.actions.firstIndex { $0.role == .cancel }.map { answers[$0] }
    }
  }
}
