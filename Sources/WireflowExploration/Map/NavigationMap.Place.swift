import Wireflow

extension NavigationMap {
  /// The part of an app that contains a place.
  public enum Lane: Sendable, Hashable, Comparable {
    /// The base, if it has a single root.
    case window
    /// A root item, by its identifier, or else by its screen's type.
    case root(String)
    /// A modal, by the name of its first screen.
    case modal(String)
    /// The player, including its minimized controls.
    case player

    /// The name in baselines.
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
    /// The name that distinguishes the screen from others of its type.
    public let id: String?

    /// The screen's type, and its own name if it has one.
    public var description: String { id.map { "\(screen) \($0.literal)" } ?? screen }

    /// Returns true if one place comes before another in a baseline.
    public static func < (one: Place, other: Place) -> Bool {
      (one.lane, one.screen, one.id ?? "") < (other.lane, other.screen, other.id ?? "")
    }
  }
}
