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

  /// The identifier of a screen, a region, an alert or a notice.
  public typealias ID = StageID

  /// The region behind everything else.
  public internal(set) var base = Region(id: .base)
  /// The player.
  public internal(set) var player: Player?
  /// The modals, from the lowest to the one in front.
  public internal(set) var modals: [Modal] = []
  /// The alert, in front of everything.
  public internal(set) var alert: Alert?
  /// The notice in front of everything but walls and the alert, whose title is its text.
  ///
  /// Its element is its action, if it has one, and `dismiss` closes it.
  public internal(set) var notice: Page?
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
  public var pages: [Page] { regions.flatMap(\.pages) + [player?.page, notice].compactMap(\.self) }

  /// The screens on stage that have or had a page.
  ///
  /// A backend may discard all others.
  public var screens: Set<ID> {
    Set(regions.flatMap { $0.stacks.flatMap(\.self) })
      .union(player.map { [$0.id, $0.controls] + $0.waiting } ?? [])
  }

  /// The pages in front with the notice, apart from an alert and the drawer.
  ///
  /// Only the player and root items are reachable beside them.
  public var frontPages: [Page] {
    let notice = notice.map { [$0] } ?? []
    if let modal = modals.last { return modal.region.pages + notice }
    guard let player else { return base.pages + notice }
    return (player.isMaximized ? [] : base.pages) + [player.page] + notice
  }

  /// The page that the user works on, apart from an alert and the drawer.
  public var frontPage: Page? {
    if let modal = modals.last { return modal.region.pages.last }
    if let player, player.isMaximized { return player.page }
    return base.pages.last
  }
}

extension StagePicture {
  /// A visible screen, including the elements of the screens embedded in it.
  public struct Page: Sendable, Hashable, Identifiable {
    /// The identifier of the screen.
    public let id: ID
    /// The title.
    public internal(set) var title: String
    /// The title of the screen below, or nil if the user cannot go back from this page.
    ///
    /// It depends on the structure only: guards run when the user goes back.
    public internal(set) var backTitle: String?
    /// The action that goes back from the page, or nil if it is out of reach.
    public internal(set) var back: UserAction?
    /// The title of the button that dismisses the page's modal, or nil if the user may not dismiss
    /// it.
    public internal(set) var dismissTitle: String?
    /// The action that dismisses the page's modal, or nil if it is out of reach.
    public internal(set) var dismiss: UserAction?
    /// True if its modal can be minimized to the player's bar, with the action `minimize`.
    public internal(set) var isMinimizable = false
    /// True if the user may go back from it by a gesture: nothing is in the way, and no guard refuses
    /// or has to decide.
    ///
    /// A backend reads this before a gesture begins, because a question must not act. Watchers
    /// receive a new picture when it changes: through a request, a guard that appears or leaves, or
    /// `@Observable` state that a guard reads.
    public internal(set) var allowsBack = false
    /// True if the user may dismiss its modal by a gesture, by the same rules.
    public internal(set) var allowsDismissal = false
    /// True while the page is entirely covered, and therefore has no elements.
    public internal(set) var isCovered = false
    /// The elements, from top to bottom.
    public internal(set) var elements: [Element] = []
    /// The long lists whose rows are among the elements, from top to bottom.
    public internal(set) var rows: [Rows] = []
  }
}

extension StagePicture {
  /// The part of a long list that is among the elements of a page.
  ///
  /// It is the whole list, unless the watchers request less with `watch(rows:_:)`. A
  /// backend leaves space above and below, and requests those rows with
  /// ``PictureWatch/read(_:of:)`` when they become visible.
  public struct Rows: Sendable, Identifiable {
    /// The identifier of the list.
    public let id: Element.ID
    /// The total number of rows.
    public let count: Int
    /// The rows in the picture, counted from 0.
    public let range: Range<Int>
    /// The index of the first of them among the elements of the page.
    public let start: Int
    let names: NameIndex

    /// The indices of its rows among the elements of the page.
    public var places: Range<Int> { start..<(start + range.count) }
  }
}

extension StagePicture.Rows: Hashable {
  /// Compares the visible properties.
  public static func == (one: Self, other: Self) -> Bool {
    one.id == other.id && one.count == other.count && one.range == other.range
      && one.start == other.start
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension StagePicture {
  /// The action of the Esc key, and of the escape gesture of a screen reader, or nil at a root or on
  /// a wall.
  ///
  /// The action takes one step out of the front: it cancels an alert, closes the drawer, minimizes
  /// the player, goes back, or dismisses a modal at its first page. If the user may not dismiss the
  /// modal, the stage refuses the action and notifies the modal's screen.
  public var escape: UserAction? {
    switch front {
    case .alert: alert?.escape
    case .drawer: drawer.closeDrawer
    case .player: player?.minimize
    case .modal: frontPage?.back ?? (modals.last?.style == .wall ? nil : .dismiss)
    case .base: frontPage?.back
    }
  }

  /// The target of ``escape``, for `perform(_:on:)`.
  package var escapeTarget: Target? { frontID.map { Target($0) } }

  /// The identifier of the place in which the user works: the alert, the region of the open drawer
  /// or the page in front.
  package var frontID: ID? { front == .drawer ? drawer.id : alert?.id ?? frontPage?.id }

  /// The action of the magic tap, the two-finger double tap of VoiceOver: the first primary button
  /// of the player, or else of the front page.
  public var magicTap: UserAction? { magicTapElement?.action }

  /// The element that ``magicTap`` taps.
  package var magicTapElement: Element? {
    [player?.page, frontPage].lazy.compactMap(\.self).flatMap(\.elements).first { element in
      if case .button(_, .primary) = element.kind { element.action != nil } else { false }
    }
  }
}
