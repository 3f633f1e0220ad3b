public import Wireflow

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
