import Observation
import Wireflow

@Observable @MainActor final class TermsScreen: RootLevelRepresentable {
  let title = "Terms"
  var areAccepted = false
  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title)
  }

  var content: ScreenContent {
    Text("Return each book within three weeks.")
    Toggle("I accept the terms", isOn: areAccepted) {
      self.areAccepted = $0
    }
  }
}
