extension NavigationMap {
  /// The part of an app in which a place stands.
  public enum Lane: Sendable, Hashable, Comparable {
    /// The base, where it has a single root.
    case window
    /// A root item, by its title.
    case root(String)
    /// A modal, by the name of its first screen.
    case modal(String)
    /// The player, and the controls that stand for it.
    case player

    /// The words by which a baseline calls it.
    public var description: String {
      switch self {
      case .window: "window"
      case .root(let title): "root \"\(title)\""
      case .modal(let name): "modal \(name)"
      case .player: "player"
      }
    }
  }

  /// A screen in a part of an app, whatever data it shows.
  public struct Place: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The part of the app.
    public let lane: Lane
    /// The type of the screen.
    public let screen: String
    /// The title, where screens of one type are told apart by it.
    public let title: String?

    /// The screen's type, and its title where that matters.
    public var description: String {
      title.map { "\(screen) \"\($0)\"" } ?? screen
    }

    /// Returns true if one place comes before another in a baseline.
    public static func < (one: Place, other: Place) -> Bool {
      (one.lane, one.screen, one.title ?? "") < (other.lane, other.screen, other.title ?? "")
    }
  }

  /// An element of a screen, for a drawing of it.
  public struct Element: Sendable, Hashable {
    /// The kind of an element.
    public enum Kind: String, Sendable, Hashable {
      /// A line of text.
      case text
      /// A picture.
      case image
      /// An entry of a list.
      case row
      /// A button.
      case button
      /// A field for text.
      case field
      /// A switch.
      case toggle
      /// One of several options.
      case choice
      /// The part of something that is done.
      case progress
    }

    /// The kind.
    public let kind: Kind
    /// The label.
    public let label: String
    /// True for a button that the screen is for.
    public let isPrimary: Bool
  }
}
