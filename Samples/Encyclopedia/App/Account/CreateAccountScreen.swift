import Observation
import Wireflow

/// A screen that asks for the name and the password of a new account.
@Observable
@MainActor
final class CreateAccountScreen: Screen {
  let title = "New account"
  @ObservationIgnored var onCreatePressed: ((_ name: String, _ password: String) -> Void)?

  private var name = ""
  private var password = ""

  var content: ScreenContent {
    Field("Name", text: name, samples: ["Emmy"]) { self.name = $0 }
    Field(
      "Password", text: password, privacy: .secure,
      samples: [.init("a long password", value: "correct horse battery")]
    ) { self.password = $0 }
    Button("Create", role: .primary) { self.onCreatePressed?(self.name, self.password) }
      .disabled(name.isEmpty || password.isEmpty)
  }
}
