import Wireflow

@MainActor final class ListScreen: RootLevelRepresentable {
  let title = "Notes"
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent {
    Text("Buy milk")
  }
}
