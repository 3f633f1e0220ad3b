import Wireflow

/// A screen that lists the items.
@MainActor
final class ItemsScreen: RootLevelRepresentable {
  let title = "Items"
  var onItemPressed: ((String) -> Void)?
  private let items: [String]

  init(items: [String]) { self.items = items }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    for item in items { Row(item) { self.onItemPressed?(item) } }
  }
}
