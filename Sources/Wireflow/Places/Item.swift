/// A root item of a region, or the one stack of a modal: a list, and possibly a detail beside it.
@MainActor
final class Item {
  unowned var region: Region?
  /// The position among the items of its region.
  var position = 0
  /// The title of its stacks in the log.
  var label = ""
  private(set) lazy var list = Stack(of: self)
  var detail: Stack?

  init(in region: Region) {
    self.region = region
  }

  var root: Page { list.pages[0] }

  /// The detail, if there is one, and the list.
  var stacks: [Stack] { detail.map { [$0, list] } ?? [list] }

  /// The stack in which the user goes back: the detail if there is one.
  var front: Stack { detail ?? list }

  /// Reads the title of a root, and labels the item's stacks with it for the log.
  func readTitle(of root: Page) -> String {
    let title = root.screen.representation.title
    label = title.plainOrLiteral
    return title
  }
}

/// The way back.
extension Item {
  /// The pages that the user can go back to, from the top down.
  var pagesToGoBackTo: [Page] {
    guard let detail else { return list.pages.dropLast().reversed() }
    if region?.columns == 1 { return (list.pages + detail.pages).dropLast().reversed() }
    return detail.pages.dropLast().reversed() + list.pages.dropLast().reversed()
  }

  /// The page that leaves when the user swipes back.
  ///
  /// In several columns, the lowest page of the detail is beside its list, not in front of it.
  var swipePage: Page {
    let back = front.top
    let isBeside = (region?.columns ?? 1) > 1 && back.isDetail && back.position == 0
    return isBeside ? list.top : back
  }
}
