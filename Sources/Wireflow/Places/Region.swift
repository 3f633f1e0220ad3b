/// Root items in a container: the base, or a modal.
@MainActor
final class Region {
  /// The properties of a modal.
  struct Modal {
    /// The requested style, and the style that the container shows.
    var style = ModalStyle.automatic
    var shownStyle = ModalStyle.automatic
    var dismissButton: ModalDismissButtonStyle?
    /// The fate when its presenter leaves.
    var fate = ModalFate.stays
    /// The only flow that may dismiss the wall, or nil for the privacy screen.
    var keeper: FlowRecord?
  }

  let isBase: Bool
  /// The number of the presentation, which distinguishes it from earlier ones of the same screen.
  let number: UInt32
  /// The container of the root items, or nil for a modal with one stack.
  var container: WireframeContainer?
  var items: [Item] = []
  var selected = 0
  var isDrawerOpen = false
  /// A number that grows from the base to the front.
  var rank: UInt32 = 0
  /// The page that presented it, while that page is on stage.
  unowned var presenter: Page?
  var modal = Modal()

  init(isBase: Bool = false, number: UInt32, container: WireframeContainer?) {
    self.isBase = isBase
    self.number = number
    self.container = container
  }

  /// The first page, which gives the modal its name in the log.
  var first: Page { items[0].root }
  var columns: Int { container?.columns ?? 1 }
  var isWall: Bool { modal.style == .wall }
  var selectedItem: Item? { items.isEmpty ? nil : items[selected] }
  /// The page that leaves when the user goes back, or the root if no other page can leave.
  var backPage: Page? { selectedItem?.front.top }

  /// The pages that the user sees side by side, from the front.
  var columnPages: [Page] {
    guard let item = selectedItem else { return [] }
    let detail = item.detail.map { [$0.top] } ?? []
    let (list, room) = (item.list.pages, columns - detail.count)
    guard room > 0 else { return detail }
    return detail + [item.list.top] + list.prefix(min(room, list.count) - 1).reversed()
  }
}
