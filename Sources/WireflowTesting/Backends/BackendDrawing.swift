/// The words that a user can read on a backend, layer by layer: titles, labels, values and whether
/// elements are disabled.
///
/// A drawing holds visible pages only, without stacks or screens. You can therefore build one
/// outside the app, for example from the text of a web page.
public struct BackendDrawing: Sendable, Hashable {
  /// An element of a page, an answer of an alert, or a root item.
  public struct Element: Sendable, Hashable {
    /// The text that identifies the element.
    public var label: String
    /// The words beside the label: a subtitle, text, one dot for each character of a secret, a
    /// prompt, "on" or "off", an option, a percentage such as "25%", or a badge.
    public var value: String?
    /// True if the backend draws the element as disabled.
    public var isDisabled: Bool

    /// Creates an element from the words on the screen.
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
    /// The titles of the back and dismiss buttons, in this order, or nil if the backend uses its
    /// own words.
    public var exits: [String]?
    /// The elements from top to bottom, without decoration.
    ///
    /// For an alert, these are the message, unless it is empty, and the answers.
    public var elements: [Element]

    /// Creates a page.
    public init(title: String, exits: [String]? = nil, elements: [Element]) {
      self.title = title
      self.exits = exits
      self.elements = elements
    }
  }

  /// One of the surfaces that can cover each other.
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
    /// The root items on this layer, or nil if the backend does not draw or report them.
    public var roots: [Element]?
    /// The position of the selected root item, or nil if the backend does not report it.
    public var selected: Int?
    /// The visible pages, side by side.
    public var pages: [Page]
    /// True if another layer covers it completely, which hides its words.
    var isCovered = false

    /// Creates a layer.
    public init(_ kind: Kind, roots: [Element]? = nil, selected: Int? = nil, pages: [Page] = []) {
      self.kind = kind
      self.roots = roots
      self.selected = selected
      self.pages = pages
    }
  }

  /// The layers from back to front.
  ///
  /// A backend that draws one layer at a time reports only that one.
  public var layers: [Layer]

  /// Creates a drawing from its layers.
  public init(_ layers: [Layer] = []) {
    self.layers = layers
  }
}
