/// The words that can be read on a backend, layer by layer: titles, labels, values and what is
/// disabled.
///
/// It holds visible pages and no stacks, and no screens, so that it can be made from what has left
/// the app: from the text of a page, say.
public struct BackendDrawing: Sendable, Hashable {
  /// An element of a page, an answer of an alert, or the way to a root item.
  public struct Element: Sendable, Hashable {
    /// The text by which it is known.
    public var label: String
    /// The words beside it: a subtitle, a text, a dot for each character of a secret, a prompt,
    /// "on" or "off", an option, a part such as "25%", or a badge.
    public var value: String?
    /// True if it is drawn as one that the user cannot act on.
    public var isDisabled: Bool

    /// Creates an element from the words that are drawn.
    public init(_ label: String, value: String? = nil, isDisabled: Bool = false) {
      self.label = label
      self.value = value
      self.isDisabled = isDisabled
    }
  }

  /// A visible page, or an alert.
  public struct Page: Sendable, Hashable {
    /// The title.
    public var title: String
    /// The titles of the buttons that go back and dismiss, in this order, or nil if the backend has
    /// its own words for them.
    public var exits: [String]?
    /// The elements from top to bottom, without decoration.
    ///
    /// In an alert they are the message, unless it is empty, and the answers.
    public var elements: [Element]

    /// Creates a page.
    public init(title: String, exits: [String]? = nil, elements: [Element]) {
      self.title = title
      self.exits = exits
      self.elements = elements
    }
  }

  /// One of the things that stand in front of each other.
  public struct Layer: Sendable, Hashable {
    /// The kind of a layer.
    public enum Kind: String, Sendable, Hashable {
      /// The base, with the controls of a minimized player as its last page.
      case base
      /// The maximized player.
      case player
      /// A modal.
      case modal
      /// The open drawer.
      case drawer
      /// The alert.
      case alert
    }

    /// The kind.
    public var kind: Kind
    /// The ways to root items, or nil if they are not drawn or the backend does not tell them.
    public var roots: [Element]?
    /// The position of the selected root item, or nil if the backend does not tell it.
    public var selected: Int?
    /// The visible pages, side by side.
    public var pages: [Page]
    /// True if something covers all of it, so that nothing of it is read.
    var isCovered = false

    /// Creates a layer.
    public init(_ kind: Kind, roots: [Element]? = nil, selected: Int? = nil, pages: [Page] = []) {
      self.kind = kind
      self.roots = roots
      self.selected = selected
      self.pages = pages
    }
  }

  /// The layers, the one in front last.
  ///
  /// A backend that draws one thing at a time tells no more than that, and none behind it.
  public var layers: [Layer]

  /// Creates a drawing from its layers.
  public init(_ layers: [Layer] = []) {
    self.layers = layers
  }
}
