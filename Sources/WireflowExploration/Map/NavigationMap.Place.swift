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
    /// The identifier, or else the label.
    let name: String
    /// True for the main button of a screen.
    public let isPrimary: Bool
  }
}

extension NavigationMap.Element {
  /// Creates the drawing's form of an element.
  @MainActor
  init(_ element: ScreenContent.Element) {
    isPrimary = if case .button(let button) = element { button.role == .primary } else { false }
    (kind, label) =
      switch element {
      case .text(let text): (.text, text.string)
      case .image(let image): (.image, image.alternative ?? "")
      case .row(let row): (.row, row.title)
      case .rows(let rows): (.row, "\(rows.count)")
      case .button(let button): (.button, button.title)
      case .refresh(let refresh): (.button, refresh.label)
      case .field(let field): (.field, field.label)
      case .toggle(let toggle): (.toggle, toggle.label)
      case .choice(let choice): (.choice, choice.label)
      case .progress(let progress): (.progress, progress.label)
      }
    name = element.traits?.id ?? label
  }
}
