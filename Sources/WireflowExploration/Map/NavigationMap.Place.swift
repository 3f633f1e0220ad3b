import Wireflow

extension NavigationMap {
  /// The part of an app in which a place stands.
  public enum Lane: Sendable, Hashable, Comparable {
    /// The base, where it has a single root.
    case window
    /// A root item, by its identifier, or else by the type of its screen.
    case root(String)
    /// A modal, by the name of its first screen.
    case modal(String)
    /// The player, and the controls that stand for it.
    case player

    /// The words by which a baseline calls it.
    public var description: String {
      switch self {
      case .window: "window"
      case .root(let name): "root \(name.literal)"
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
    /// The name by which the screen tells itself apart from others of its type.
    public let id: String?

    /// The screen's type, and its own name if it has one.
    public var description: String {
      id.map { "\(screen) \($0.literal)" } ?? screen
    }

    /// Returns true if one place comes before another in a baseline.
    public static func < (one: Place, other: Place) -> Bool {
      (one.lane, one.screen, one.id ?? "") < (other.lane, other.screen, other.id ?? "")
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
    /// The identifier in the place of the label where one is given.
    let name: String
    /// True for a button that the screen is for.
    public let isPrimary: Bool
  }
}
