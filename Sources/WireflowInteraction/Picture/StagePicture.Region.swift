public import Wireflow

extension StagePicture {
  /// The container of a region, without the rules that only wireframes need.
  public struct Container: Sendable, Hashable {
    /// The name in the log.
    public let name: String
    /// The way from one root item to another.
    public let rootNavigation: WireframeContainer.RootNavigation
    /// The maximum number of pages side by side.
    public let columns: Int
    /// The place of a minimized player.
    public let playerDock: WireframeContainer.PlayerDock

    init(_ container: WireframeContainer) {
      name = container.name
      rootNavigation = container.rootNavigation
      columns = container.columns
      playerDock = container.playerDock
    }
  }

  /// A root item in a tab bar, a drawer or a sidebar.
  public struct RootItem: Sendable, Hashable, Identifiable {
    /// The identifier, with which an action selects it even if its title has changed.
    public let id: ID
    /// The title, image and badge.
    public let representation: RootLevelRepresentation
    /// True if its pages are visible.
    public let isSelected: Bool
    /// The action that selects it, or nil if it is out of reach.
    public let select: UserAction?

    /// The title.
    public var title: String { representation.title }
    /// The number of root items that it is nested in.
    public var level: Int { representation.level }
    /// The name of an image asset.
    public var imageName: String? { representation.imageName }
    /// A short text that attracts attention, such as a count.
    public var badge: String? { representation.badge }
  }

  /// Root items in a container, and the visible pages of the selected one.
  public struct Region: Sendable, Hashable {
    /// The identifier.
    public let id: ID
    /// The container that the wireframe chose.
    public internal(set) var container = Container(.plain)
    /// The root items, in order, or none for a modal with one stack.
    public internal(set) var rootItems: [RootItem] = []
    /// The visible pages, from the lowest of the stack to the top, side by side.
    public internal(set) var pages: [Page] = []
    /// The screens of each root item from its root to its top, including invisible ones, followed
    /// by those of its detail.
    public internal(set) var stacks: [[ID]] = []
    /// The screens of each root item's detail, from the lowest to the top: the end of its stack.
    ///
    /// A backend with its own columns needs them, because a list of two screens with a detail of one
    /// is not a list of one with a detail of two.
    public internal(set) var details: [[ID]] = []
    /// True while a wall is in front of it.
    ///
    /// Its pages are then blank and its root items missing, because nothing behind a wall is read.
    public internal(set) var isBehindWall = false
    /// True while the drawer is open.
    public internal(set) var isDrawerOpen = false
    /// The action that opens the drawer, or nil if no closed drawer is reachable.
    public internal(set) var openDrawer: UserAction?
    /// The action that closes the drawer, or nil if no open drawer is reachable.
    public internal(set) var closeDrawer: UserAction?
    /// The ways from the visible page to those next to it, or nil if none is reachable.
    public internal(set) var turns: PageTurns?

    init(id: ID) { self.id = id }

    /// The position of the selected root item.
    public var selected: Int { rootItems.firstIndex(where: \.isSelected) ?? 0 }
  }

  /// The ways from a visible page to the pages next to it.
  public struct PageTurns: Sendable, Hashable {
    /// The action that turns to the next page, or nil at the last page.
    public let next: UserAction?
    /// The action that turns to the previous page, or nil at the first page.
    public let previous: UserAction?
    /// True if a swipe to the next page may begin, because no guard objects.
    ///
    /// If it is false, perform the action instead, so that the guard can ask the user.
    public internal(set) var allowsNext = false
    /// True if a swipe to the previous page may begin, because no guard objects.
    public internal(set) var allowsPrevious = false
  }

  /// A modal: its style, its sender and its content.
  public struct Modal: Sendable, Hashable {
    /// The style shown.
    public let style: ModalStyle
    /// The screen that presented it, while that is on stage.
    public let sender: ID?
    /// True if the modal holds tabs, a drawer or columns.
    public let hasRootItems: Bool
    /// The pages in it, and its root items if it has any.
    public internal(set) var region: Region
  }

  /// The player, with its own page while it is maximized, and otherwise that of its controls.
  public struct Player: Sendable, Hashable {
    /// The identifier of the player's screen.
    public let id: ID
    /// The identifier of the controls that represent it while it is minimized.
    public let controls: ID
    /// The identifiers of the screens that wait behind it, unseen.
    let waiting: [ID]
    /// True if it is a minimized modal.
    package let isModal: Bool
    /// The page that currently represents it.
    public internal(set) var page: Page
    /// True while it covers the base.
    public let isMaximized: Bool
    /// The place of the minimized player.
    public let dock: WireframeContainer.PlayerDock
    /// The action that maximizes it, or nil if it is maximized or out of reach.
    public let maximize: UserAction?
    /// The action that minimizes it, or nil if it is minimized or out of reach.
    public let minimize: UserAction?
  }

  /// An alert or an action sheet.
  public struct Alert: Sendable, Hashable {
    /// The identifier, which differs from that of a later equal alert.
    public let id: ID
    /// The title, the message, the style, the fields and the answers.
    public let content: AlertContent
    /// The text fields, from top to bottom, which belong to the alert as others do to a page.
    public let fields: [Element]
    /// The actions that give the answers, in order, or nil for an answer that is disabled while a
    /// field is empty.
    public let answers: [UserAction?]

    /// The action that gives the cancel answer, if there is one and it is enabled.
    public var cancel: UserAction? { answer(.cancel) }

    /// The action of the return key in the last field: the first plain answer, if there is one and
    /// it is enabled.
    public var confirm: UserAction? { answer(.plain) }

    private func answer(_ role: AlertContent.Action.Role) -> UserAction? {
      content.actions.firstIndex { $0.role == role }.flatMap { answers[$0] }
    }
  }
}
