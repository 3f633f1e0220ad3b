import Wireflow

/// A screen that shows one item.
@MainActor
final class ItemScreen: Screen {
  let title: String

  init(item: String) { title = item }

  var content: ScreenContent { Text("All about \(title)") }
}
