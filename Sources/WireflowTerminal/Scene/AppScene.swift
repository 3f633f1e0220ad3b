import Wireflow

/// A scene of an app as a value, which holds no screen and no closure of one.
struct AppScene: Hashable, Sendable {
  /// A root item and the screens of its stack.
  struct Root: Hashable, Sendable {
    var representation: RootLevelRepresentation
    var screens: [ObjectIdentifier] = []
  }

  /// A modal: how it is shown and for whom, its top, and the screens of its stack.
  struct Modal: Hashable, Sendable {
    var style: ModalStyle
    var sender: ObjectIdentifier?
    var page: ScenePage
    var screens: [ObjectIdentifier] = []
    /// The scene in a modal that holds root items, none for one of a single stack.
    var inner: [AppScene] = []
  }

  /// The player: its page while it is maximized, else that of its controls.
  struct Player: Hashable, Sendable {
    var screen: ObjectIdentifier
    var page: ScenePage
    var isMaximized: Bool
    var dock: WireframeContainer.PlayerDock
  }

  /// The thing in front, behind which nothing can be reached.
  enum Front: Hashable, Sendable {
    case alert
    case drawer
    case modal
    case player
    case roots
  }

  var container = ""
  var navigation = WireframeContainer.RootNavigation.tabs
  /// The number of columns, of which some may be empty.
  var columns = 1
  var roots: [Root] = []
  var selected = 0
  /// The visible screens of the selected stack, from the lowest to the top.
  var pages: [ScenePage] = []
  var player: Player?
  var isDrawerOpen = false
  var modals: [Modal] = []
  var alert: AlertContent?

  var front: Front {
    if alert != nil { return .alert }
    if drawer.isDrawerOpen { return .drawer }
    if !modals.isEmpty { return .modal }
    return player?.isMaximized == true ? .player : .roots
  }

  /// The scene whose root items the drawer shows: that of the modal in front that has some, or else
  /// the base.
  var drawer: AppScene { modals.last { !$0.inner.isEmpty }?.inner.first ?? self }

  /// The scene whose root items the user can reach.
  var reachable: AppScene { modals.last?.inner.first ?? self }

  /// The page on which the user works, unless an alert or the drawer is in front.
  var frontPage: ScenePage? {
    if let modal = modals.last { return modal.inner.first?.pages.last ?? modal.page }
    if let player, player.isMaximized { return player.page }
    return pages.last
  }
}
