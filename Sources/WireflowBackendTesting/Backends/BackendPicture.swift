public import Wireflow

/// A picture of everything on a backend, with references to the live screens.
///
/// The properties cover every detail that some backend can report. If a backend cannot report one,
/// its property stays nil.
@MainActor
public struct BackendPicture {
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
      (self.screens, self.detail) = (screens, detail)
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
      container: String? = nil, roots: [Root] = [], selected: Int = 0, isDrawerOpen: Bool = false
    ) {
      (self.container, self.roots) = (container, roots)
      (self.selected, self.isDrawerOpen) = (selected, isDrawerOpen)
    }
  }

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

    /// Creates a modal.
    public init(region: Region, hasRootItems: Bool?, style: ModalStyle? = nil) {
      (self.region, self.hasRootItems, self.style) = (region, hasRootItems, style)
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

    /// Creates a player.
    public init(screen: any Screen, controls: (any Screen)? = nil, isMaximized: Bool) {
      (self.screen, self.controls, self.isMaximized) = (screen, controls, isMaximized)
    }
  }

  /// An embedded screen, and the screen that contains it.
  public typealias Embedding = (screen: any Screen, host: any Screen)

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

  /// Creates a picture, which is empty by default.
  public init(
    base: Region = Region(), embeddings: [Embedding]? = nil, player: Player? = nil,
    modals: [Modal] = [], alert: String? = nil
  ) {
    (self.base, self.embeddings, self.player) = (base, embeddings, player)
    (self.modals, self.alert) = (modals, alert)
  }
}

extension BackendPicture {
  /// Creates a picture of a complete snapshot, for example of the stage.
  public init(_ tree: StageSnapshot) {
    let embedded =
      tree.base.embeddings + tree.modals.flatMap(\.region.embeddings)
      + (tree.player?.embeddings ?? [])
    self.init(
      base: Region(tree.base),
      embeddings: embedded.map { ($0.screen, $0.host) },
      player: tree.player.map {
        Player(screen: $0.screen, controls: $0.controls, isMaximized: $0.isMaximized)
      },
      modals: tree.modals.map { modal in
        var region = Region(modal.region)
        // A modal with a single stack has no container of its own.
        if !modal.hasRootItems { region.container = nil }
        return Modal(region: region, hasRootItems: modal.hasRootItems, style: modal.style)
      },
      alert: tree.alert?.title)
    player?.waiting = tree.player?.waiting ?? []
  }
}

extension BackendPicture.Region {
  fileprivate init(_ region: StageSnapshot.Region) {
    self.init(
      container: region.container.name,
      roots: region.roots.map { .init(screens: $0.screens, detail: $0.detail) },
      selected: region.selected, isDrawerOpen: region.isDrawerOpen)
  }
}

extension BackendPicture {
  /// Returns the screens above the given one in its stack, including those of the detail on it.
  func screens(above screen: any Screen) -> [any Screen] {
    let piles = ([base] + modals.map(\.region)).flatMap(\.roots).map(\.pile)
    let pile = piles.last { $0.contains { $0 === screen } } ?? []
    return Array(pile.drop { $0 !== screen }.dropFirst())
  }
}

/// Returns true if two backends report the same, or if one of them reports nothing.
func agree<Value: Equatable>(_ one: Value?, _ other: Value?) -> Bool {
  one == nil || other == nil || one == other
}

extension BackendPicture {
  /// Returns true if both pictures show identical screens in the same places.
  ///
  /// The comparison skips a property if one of the backends does not report it.
  public func matches(_ other: BackendPicture) -> Bool {
    base.matches(other.base)
      && alert == other.alert && player?.screen === other.player?.screen
      && player?.isMaximized == other.player?.isMaximized
      && modals.count == other.modals.count
      && zip(modals, other.modals).allSatisfy { $0.matches($1) }
      && agree(embeddedIDs, other.embeddedIDs)
  }

  /// The identities of the embedded screens by host.
  private var embeddedIDs: [ObjectIdentifier: [ObjectIdentifier]]? {
    embeddings.map { embeddings in
      Dictionary(grouping: embeddings) { ObjectIdentifier($0.host) }.mapValues {
        ids($0.map(\.screen))
      }
    }
  }
}

extension BackendPicture.Region {
  fileprivate func matches(_ other: Self) -> Bool {
    agree(container, other.container) && roots.count == other.roots.count
      && zip(roots, other.roots).allSatisfy {
        ids($0.screens) == ids($1.screens) && agree($0.detail.map(ids), $1.detail.map(ids))
      }
      && selected == other.selected && isDrawerOpen == other.isDrawerOpen
  }
}

extension BackendPicture.Modal {
  fileprivate func matches(_ other: Self) -> Bool {
    guard agree(style, other.style) else { return false }
    guard hasRootItems != nil, other.hasRootItems != nil else {
      return ids(screens) == ids(other.screens)
    }
    return hasRootItems == other.hasRootItems && region.matches(other.region)
  }
}

@MainActor
private func ids(_ screens: [any Screen]) -> [ObjectIdentifier] {
  screens.map { ObjectIdentifier($0) }
}

extension BackendPicture {
  /// The picture as text, which names each screen by its title.
  public var text: String {
    var lines = [(base.container ?? "some container") + (base.isDrawerOpen ? ", drawer open" : "")]
    lines += base.lines(margin: "  ")
    if let player {
      lines.append(
        "  player \(player.screen.title), \(player.isMaximized ? "maximized" : "minimized")")
    }
    for modal in modals {
      let style = modal.style.map { " as \($0)" } ?? ""
      guard modal.hasRootItems == true else {
        lines.append("  modal \(words(for: modal.screens))\(style)")
        continue
      }
      let drawer = modal.region.isDrawerOpen ? ", drawer open" : ""
      lines.append("  modal\(style), \(modal.region.container ?? "some container")\(drawer)")
      lines += modal.region.lines(margin: "    ")
    }
    for embedding in embeddings ?? [] {
      lines.append("  \(embedding.screen.title) in \(embedding.host.title)")
    }
    if let alert { lines.append("  alert \(alert)") }
    return lines.joined(separator: "\n")
  }
}

extension BackendPicture.Region {
  fileprivate func lines(margin: String) -> [String] {
    roots.enumerated().map { place, root in
      let detail = root.detail.map { $0.isEmpty ? "" : " | \(words(for: $0))" } ?? ""
      return "\(margin)\(words(for: root.screens))\(detail)\(place == selected ? ", selected" : "")"
    }
  }
}

@MainActor
private func words(for screens: [any Screen]) -> String {
  screens.map(\.title).joined(separator: " / ")
}
