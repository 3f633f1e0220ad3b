/// Pages from a root to a top.
@MainActor
final class Stack {
  var pages: [Page] = []
  /// The root item that it belongs to, or nil for the player and its controls.
  unowned var item: Item?

  init(of item: Item?) {
    self.item = item
  }

  var top: Page { pages[pages.count - 1] }

  var isDetail: Bool { item.map { $0.detail === self } ?? false }

  /// The detail that lies on top of it, as it does in one column.
  var coveringDetail: Stack? {
    guard let item, item.list === self, item.region?.columns == 1 else { return nil }
    return item.detail
  }

  var isCovered: Bool { coveringDetail != nil }
}
