/// Pages from a root to a top.
///
/// Its properties are not checked for exclusive access, for the benchmark "push and pop". No page
/// is released while they are written, because the effects keep its screen.
@MainActor
final class Stack {
  @exclusivity(unchecked) var pages: [Page] = []
  /// The root item that it belongs to, or nil for the player and its controls.
  unowned let item: Item?

  init(of item: Item?) {
    self.item = item
  }

  var top: Page { pages[pages.count - 1] }

  var isDetail: Bool { item?.detail === self }

  /// The detail that covers it, as it does in one column.
  var coveringDetail: Stack? {
    guard let item, let detail = item.detail, item.list === self, item.region?.columns == 1 else {
      return nil
    }
    return detail
  }

  var isCovered: Bool { coveringDetail != nil }
}
