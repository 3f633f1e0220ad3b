/// A picture for the page, with each user action as text.
struct PictureMessage: Encodable, Hashable, Sendable {
  /// Root items in a container, and the visible columns.
  struct Region: Encodable, Hashable, Sendable {
    /// The identifier.
    var id: String
    var navigation: String
    var dock: String
    var columns: Int
    /// The root items, if any.
    var roots: [Root]
    var pages: [Page]
    var isDrawerOpen: Bool
    var openDrawer: String?
    var closeDrawer: String?
    /// The ways to the pages beside the visible one, if the root items are pages within reach.
    var turns: Turns?
  }

  /// The ways to the pages beside the visible one.
  struct Turns: Encodable, Hashable, Sendable {
    var next: String?
    var previous: String?
  }

  /// A root item.
  struct Root: Encodable, Hashable, Sendable {
    var id: String
    var title: String
    var image: String?
    var badge: String?
    var isSelected: Bool
    var action: String?
  }

  /// A screen.
  struct Page: Encodable, Hashable, Sendable {
    /// The unique identifier of the screen.
    var id: String
    var title: String
    /// The number of screens below it in its stack.
    var depth: Int
    var backTitle: String?
    var back: String?
    var dismissTitle: String?
    var dismiss: String?
    /// True while the page is entirely covered, and therefore has no elements.
    var isCovered: Bool
    /// True while a wall is in front of it, so that the browser removes its elements.
    var isBlank: Bool?
    var elements: [Element]
    /// The long lists that are only partly in the picture.
    var lists: [LongList]?
  }

  /// A long list that is only partly among the elements.
  struct LongList: Encodable, Hashable, Sendable {
    var id: String
    /// The index of its first row among the elements.
    var start: Int
    /// The number of the first row in the picture.
    var from: Int
    /// The number after the last row in the picture.
    var to: Int
    /// The total number of rows.
    var count: Int
  }

  /// An element of a screen, with the fields of its kind.
  struct Element: Encodable, Hashable, Sendable {
    var kind: String
    var text: String
    /// The name from the app, by which the element keeps its node.
    var id: String?
    /// The end of the page's bar that contains it.
    var bar: String?
    var isDisabled: Bool?
    /// The name for screen readers, unless they read the text.
    var spoken: String?
    /// The value for screen readers, unless they read the one of the element.
    var spokenValue: String?
    var hint: String?
    /// The key that performs the action.
    var shortcut: Shortcut?
    /// The name of an image asset.
    var name: String?
    /// True for a decorative image.
    var isDecoration: Bool?
    /// The pixels, if the app provides them.
    var pixels: Pixels?
    var subtitle: String?
    var role: String?
    /// True for a row with an action, even while it is out of reach.
    var leads: Bool?
    var action: String?
    /// The target that the page sends back with an action.
    var seen: String?
    /// The label of a field as part of an action, with quotation marks and its number.
    var label: String?
    /// The text of a field that is not secure.
    var value: String?
    /// The number of characters of a secure field.
    var length: Int?
    var isSecure: Bool?
    /// The placeholder of an empty field.
    var prompt: String?
    var keyboard: String?
    /// The action of the return key.
    var submit: String?
    var isOn: Bool?
    var fraction: Double?
    var samples: [Option]?
    var options: [Option]?
  }

  /// An image: the red, green, blue and opacity of each pixel, row by row, as base64.
  struct Pixels: Encodable, Hashable, Sendable {
    var width: Int
    var height: Int
    var data: String
  }

  /// One of several choices or samples of an element.
  struct Option: Encodable, Hashable, Sendable {
    var text: String
    var isOn = false
    var action: String?
  }

  /// A modal.
  struct Modal: Encodable, Hashable, Sendable {
    var style: String
    var detent: String?
    /// The label of the element at which a popover points.
    var anchor: String?
    /// The size that the app prefers for a popover.
    var width: Double?
    var height: Double?
    var dismiss: String?
    var region: Region
  }

  /// The player.
  struct Player: Encodable, Hashable, Sendable {
    var page: Page
    var isMaximized: Bool
    var minimize: String?
    var maximize: String?
  }

  /// The alert.
  struct Alert: Encodable, Hashable, Sendable {
    struct Answer: Encodable, Hashable, Sendable {
      var text: String
      var role: String
      var action: String
      /// True if the answer is disabled while a field is empty.
      var needsText: Bool?
    }

    var id: String
    var title: String
    var message: String
    var style: String
    /// The label of the element at which it points.
    var anchor: String?
    /// The text fields, if any.
    var fields: [Element]?
    var answers: [Answer]
  }

  /// The words that the page shows by itself.
  struct Words: Encodable, Hashable, Sendable {
    var language: String
    var isRightToLeft: Bool
    var back: String
    var minimize: String
    var menu: String
    var player: String
    var nextPage: String
    var previousPage: String
  }

  /// The words, unless they are English.
  var words: Words?
  /// A key with its modifiers.
  struct Shortcut: Encodable, Hashable, Sendable {
    var key: String
    /// The names of the modifiers, such as `command`.
    var modifiers: [String]
  }

  /// A key that has an effect now.
  struct Key: Encodable, Hashable, Sendable {
    var shortcut: Shortcut
    /// The action, or nil for a key that moves the focus.
    var action: String?
    /// The target of the action, or the field that receives the focus.
    var seen: String
  }

  var base: Region
  var modals: [Modal]
  var player: Player?
  var alert: Alert?
  /// The action of the browser's back button.
  var back: String?
  /// The action of the Esc key.
  var escape: String?
  /// The keys that have effects, except for Esc.
  var keys: [Key]?
  /// The identifiers of all screens on stage, including invisible ones.
  var alive: [String]
}
