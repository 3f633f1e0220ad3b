public import Wireflow

/// A complete description of an app's visible state at one moment, as one value.
///
/// A backend needs nothing else: it contains the visible pages with their elements, the alert,
/// drawer, modals and player, and the `UserAction` for each of them. It contains no screen, no
/// closure and no secret.
///
/// ```swift
/// for page in stage.picture.base.pages {
///   print(page.title)
///   for element in page.elements { print("  \(element.name)") }
/// }
/// ```
public struct StagePicture: Sendable, Hashable {
  /// The frontmost part, which makes everything behind it unreachable.
  public enum Front: Sendable, Hashable {
    /// The alert.
    case alert
    /// The open drawer.
    case drawer
    /// The last of the modals.
    case modal
    /// The maximized player.
    case player
    /// The base.
    case base
  }

  /// The identifier of a screen, a region or an alert.
  public typealias ID = StageID

  /// The region behind everything else.
  public internal(set) var base = Region(id: .base)
  /// The player.
  public internal(set) var player: Player?
  /// The modals, from the lowest to the one in front.
  public internal(set) var modals: [Modal] = []
  /// The alert, in front of everything.
  public internal(set) var alert: Alert?
  /// The words that the backend shows by itself.
  public internal(set) var words = StageWords.english
  /// The buttons and toggles that the app's main flow offers wherever the user is.
  ///
  /// Nothing is read behind a wall, so they are missing while one is up.
  public internal(set) var commands: [Element] = []

  /// Creates the picture of an empty stage.
  public init() {}

  /// The frontmost part.
  public var front: Front {
    if alert != nil { return .alert }
    if drawer.isDrawerOpen { return .drawer }
    if !modals.isEmpty { return .modal }
    return player?.isMaximized == true ? .player : .base
  }

  /// The region whose root items the drawer shows: the frontmost modal with root items, or else the
  /// base.
  public var drawer: Region { modals.last { $0.hasRootItems }?.region ?? base }

  /// The region in front, apart from an alert and the drawer.
  public var frontRegion: Region { modals.last?.region ?? base }

  /// The regions from the back to the front: the base and the modals.
  public var regions: [Region] { [base] + modals.map(\.region) }

  /// The pages of all regions and of the player.
  public var pages: [Page] { regions.flatMap(\.pages) + (player.map { [$0.page] } ?? []) }

  /// The screens on stage that have or had a page.
  ///
  /// A backend may discard all others.
  public var screens: Set<ID> {
    Set(regions.flatMap { $0.stacks.flatMap(\.self) })
      .union(player.map { [$0.id, $0.controls] } ?? [])
  }

  /// The pages in front, apart from an alert and the drawer.
  ///
  /// Only the player and root items are reachable beside them.
  public var frontPages: [Page] {
    if let modal = modals.last { return modal.region.pages }
    guard let player else { return base.pages }
    return player.isMaximized ? [player.page] : base.pages + [player.page]
  }

  /// The page that the user works on, apart from an alert and the drawer.
  public var frontPage: Page? {
    if let modal = modals.last { return modal.region.pages.last }
    if let player, player.isMaximized { return player.page }
    return base.pages.last
  }
}
