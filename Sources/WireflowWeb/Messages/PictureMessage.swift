/// A picture for the page, with each user action as text.
struct PictureMessage: Encodable, Hashable, Sendable {
  /// Root items in a container, and the columns that are visible.
  struct Region: Encodable, Hashable, Sendable {
    /// The identity, under which its root items are selected.
    var id: String
    var navigation: String
    var dock: String
    var columns: Int
    /// The root items, none where there is no way from one to another.
    var roots: [Root]
    var pages: [Page]
    var isDrawerOpen: Bool
    var openDrawer: String?
    var closeDrawer: String?
  }

  /// The way to a root item.
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
    /// The identity of the screen, which no other one has.
    var id: String
    var title: String
    /// The number of screens below it on its stack.
    var depth: Int
    var backTitle: String?
    var back: String?
    var dismissTitle: String?
    var dismiss: String?
    /// True while something covers all of it, so that its elements are not known.
    var isCovered: Bool
    /// True while a wall stands in front of it, so that the page forgets what it has shown.
    var isBlank: Bool?
    var elements: [Element]
    /// The long lists of which rows are left out.
    var lists: [LongList]?
  }

  /// A long list of which only some rows stand among the elements.
  struct LongList: Encodable, Hashable, Sendable {
    var id: String
    /// The place of the first of these rows among the elements.
    var start: Int
    /// The number of the first of these rows.
    var from: Int
    /// The number behind the last of these rows.
    var to: Int
    /// The number of all rows.
    var count: Int
  }

  /// An element of a screen, with the fields that its kind has.
  struct Element: Encodable, Hashable, Sendable {
    var kind: String
    var text: String
    /// The name that the app gave it, by which it keeps its node.
    var id: String?
    /// The end of the page's bar in which it stands.
    var bar: String?
    var isDisabled: Bool?
    var hint: String?
    /// The name of a picture's asset.
    var name: String?
    /// True for a picture that says nothing.
    var isDecoration: Bool?
    /// The picture itself, if the app gives it.
    var pixels: Pixels?
    var subtitle: String?
    var role: String?
    /// True for a row that does something, also while it is out of reach.
    var leads: Bool?
    var action: String?
    /// The target to send back with an action on it.
    var seen: String?
    /// The label of a field in an action, in quotation marks and with its number.
    var label: String?
    /// The text of a field that is not secure.
    var value: String?
    /// The number of characters of a secure field.
    var length: Int?
    var isSecure: Bool?
    /// The words in an empty field.
    var prompt: String?
    var keyboard: String?
    /// The action of the return key.
    var submit: String?
    var isOn: Bool?
    var fraction: Double?
    var samples: [Option]?
    var options: [Option]?
  }

  /// A picture: the red, green, blue and opacity of each pixel, row by row, as base64.
  struct Pixels: Encodable, Hashable, Sendable {
    var width: Int
    var height: Int
    var data: String
  }

  /// One of several things that an element offers.
  struct Option: Encodable, Hashable, Sendable {
    var text: String
    var isOn = false
    var action: String?
  }

  /// A modal.
  struct Modal: Encodable, Hashable, Sendable {
    var style: String
    var detent: String?
    /// The label of the element that a popover points at.
    var anchor: String?
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
    }

    var id: String
    var title: String
    var message: String
    var style: String
    /// The label of the element that it points at.
    var anchor: String?
    var answers: [Answer]
  }

  var base: Region
  var modals: [Modal]
  var player: Player?
  var alert: Alert?
  /// The action of the browser's own way back.
  var back: String?
  /// The action of the key that closes what is in front.
  var escape: String?
  /// The identities of all screens on stage, also those that cannot be seen.
  var alive: [String]
}
