import Observation
import Wireflow

/// A screen that asks for the name of a new reading list.
@Observable
@MainActor
final class NewListScreen: ModallyPresentable {
  let title = "New list"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  @ObservationIgnored var onCreatePressed: ((String) -> Void)?

  private var name = ""

  var content: ScreenContent {
    Field("Name", text: name, samples: ["Rocks", ""]) { self.name = $0 }
    Button("Create", role: .primary) { self.onCreatePressed?(self.name) }.disabled(name.isEmpty)
  }
}
