/// Root items in a container: the base, or a modal.
@MainActor
final class Region {
  /// The facts about a modal.
  struct Modal {
    /// The style that its screen prefers, and the style that the container shows.
    var style = ModalStyle.automatic
    var shownStyle = ModalStyle.automatic
    var dismissButton: ModalDismissButtonStyle?
    /// The fate when its presenter leaves.
    var fate = ModalFate.stays
    /// The flow that alone dismisses a wall, or nil for the privacy screen.
    var keeper: FlowRecord?
  }

  let isBase: Bool
  /// The number of the presentation, which tells it from an earlier one of the same screen.
  let number: UInt32
  /// The container of its root items, or nil for a modal of one stack.
  var container: WireframeContainer?
  var items: [Item] = []
  var selected = 0
  var isDrawerOpen = false
  /// A number that grows from the base to the front.
  var rank: UInt32 = 0
  /// The page that presented it, while that is on stage.
  unowned var presenter: Page?
  var modal = Modal()

  init(isBase: Bool = false, number: UInt32, container: WireframeContainer?) {
    self.isBase = isBase
    self.number = number
    self.container = container
  }

  /// The first page, by which the log names a modal.
  var first: Page { items[0].root }
  var columns: Int { container?.columns ?? 1 }
  var isWall: Bool { modal.style == .wall }
  var selectedItem: Item? { items.isEmpty ? nil : items[selected] }
  /// The page that leaves when the user goes back, or the root where nothing more leaves.
  var backPage: Page? { selectedItem?.front.top }

  /// The pages that the user sees side by side, from the lowest to the one in front, each with the
  /// pages of the pile that it is on top of.
  var columnPiles: [[Page]] {
    guard let item = selectedItem else { return [] }
    if let detail = item.detail {
      return columns == 1 ? [item.list.pages + detail.pages] : [item.list.pages, detail.pages]
    }
    return item.list.pages.dropLast().prefix(columns - 1).map { [$0] } + [item.list.pages]
  }

  /// The pages that the user sees side by side, from the front.
  var columnPages: [Page] {
    guard let item = selectedItem else { return [] }
    if let detail = item.detail {
      return columns == 1 ? [detail.top] : [detail.top, item.list.top]
    }
    let pages = item.list.pages
    return [item.list.top] + pages.prefix(min(columns, pages.count) - 1).reversed()
  }
}
