import Observation
import Wireflow

@Observable @MainActor final class InboxScreen: RootLevelRepresentable {
  let title = "Inbox"
  var words = ""
  var isEmpty = false
  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title)
  }

  var content: ScreenContent {
    Field("Search mail", text: words, keyboard: .search) { self.words = $0 }
    Button("Archive") { self.isEmpty = true }.shortcut("e").disabled(
      isEmpty)
    Button("Next") {}.shortcut(.downArrow, [])
  }
}
