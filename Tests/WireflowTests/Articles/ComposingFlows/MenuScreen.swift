import Wireflow

/// The screen of all snippets: some options, of which one is chosen.
@MainActor
final class MenuScreen: RootLevelRepresentable {
  let title: String
  let options: [String]
  var onSelected: ((String) -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String, options: [String] = []) {
    self.title = title
    self.options = options
  }

  var content: ScreenContent {
    for option in options { Row(option) { self.onSelected?(option) } }
  }
}
