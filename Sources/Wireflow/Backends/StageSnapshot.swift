/// Everything on stage at one moment, with the live screens.
@MainActor
public struct StageSnapshot {
  /// A root item and its stacks.
  @MainActor
  public struct Root {
    /// The stack from its root to its top.
    public let screens: [any Screen]
    /// The stack of its detail from the lowest screen to the top, empty while there is no detail.
    public let detail: [any Screen]

    /// The current title, image and badge of the root item.
    public var representation: RootLevelRepresentation { screens[0].representation }
  }

  /// A screen that is embedded in another one.
  @MainActor
  public struct Embedding {
    /// The embedded screen.
    public let screen: any Screen
    /// The screen that embeds it.
    public let host: any Screen
  }

  /// Root items in a container: the base, or a modal.
  @MainActor
  public struct Region {
    /// The container that the wireframe chose.
    public let container: WireframeContainer
    /// The root items, in order.
    public let roots: [Root]
    /// The position of the selected root item.
    public let selected: Int
    /// True while the drawer is open.
    public let isDrawerOpen: Bool
    /// The embedded screens, each host before its embedded screens.
    public let embeddings: [Embedding]
  }

  /// A modal.
  @MainActor
  public struct Modal {
    /// The identifier of its region in pictures, which a second presentation of the same screen
    /// does not share.
    public let id: StageID
    /// The screen that identifies the modal.
    public let first: any Screen
    /// The screen that presented it, while that is on stage.
    public let sender: (any Screen)?
    /// The style shown.
    public let style: ModalStyle
    /// The button with which the user may dismiss it, or nil if the user may not.
    public let dismissButton: ModalDismissButtonStyle?
    /// True if the modal holds tabs, a drawer or columns.
    public let hasRootItems: Bool
    /// The root items and their stacks.
    ///
    /// A modal with one stack has one root item.
    public let region: Region

    /// The stack of the first root item, from the screen that identifies the modal to its top,
    /// followed by the detail.
    public var screens: [any Screen] { region.roots[0].screens + region.roots[0].detail }
  }

  /// A player, or the minimized modal that is in its bar.
  @MainActor
  public struct Player {
    /// The screen itself, or the first one of the modal.
    public let screen: any Screen
    /// The controls that represent it while it is minimized.
    public let controls: any Screen
    /// True while it covers the app.
    public let isMaximized: Bool
    /// The place of the minimized player.
    public let dock: WireframeContainer.PlayerDock
    /// The screens on stage that wait behind it, unseen: the stacks of minimized modals, and a player
    /// behind them.
    public let waiting: [any Screen]
    /// The screens embedded in all of these, each host before its embedded screens.
    public let embeddings: [Embedding]
  }

  /// The region behind the modals.
  public let base: Region
  /// The player.
  public let player: Player?
  /// The modals except for minimized ones, from the lowest to the one in front.
  public let modals: [Modal]
  /// The alert on stage.
  public let alert: AlertContent?
  /// The identity of the alert, which differs from that of a later equal alert.
  public let alertID: StageID?
  /// The notice in front of everything but walls and the alert.
  public let notice: NoticeContent?
  /// The identity of the notice, which differs from that of a later equal notice.
  public let noticeID: StageID?

  /// The container of the base.
  public var container: WireframeContainer { base.container }
  /// The root items of the base, in order.
  public var roots: [Root] { base.roots }
  /// The position of the selected root item of the base.
  public var selected: Int { base.selected }
  /// True while the drawer of the base is open.
  public var isDrawerOpen: Bool { base.isDrawerOpen }
}

/// The identifier of a screen, a region, an alert, a notice or the app's commands, which is
/// unique on its stage.
///
/// A screen keeps its identifier while it lives, even while it is not on stage. The description is
/// short, and other programs may send it back.
public struct StageID: Sendable, Hashable {
  package enum Kind: Character {
    case base = "b"
    case modal = "m"
    case alert = "a"
    case notice = "n"
    case root = "r"
    case screen = "s"
    case commands = "c"
  }

  package let kind: Kind
  package let number: UInt32

  package init(kind: Kind, number: UInt32) { (self.kind, self.number) = (kind, number) }

  package static let base = StageID(kind: .base, number: 0)
  /// The identifier of the app's commands.
  package static let commands = StageID(kind: .commands, number: 0)

  /// The identifier of a root item, from that of its first screen.
  package var asRoot: StageID { StageID(kind: .root, number: number) }
}

extension StageID: LosslessStringConvertible {
  /// Creates an identifier from its description.
  public init?(_ description: String) {
    guard let first = description.first, let kind = Kind(rawValue: first),
      let number = UInt32(description.dropFirst())
    else { return nil }
    self.init(kind: kind, number: number)
  }

  /// A letter and a number, such as `s12`.
  public var description: String { "\(kind.rawValue)\(number)" }
}

extension ShownAlert {
  /// The identifier in snapshots and pictures.
  var id: StageID { StageID(kind: .alert, number: number) }
}
