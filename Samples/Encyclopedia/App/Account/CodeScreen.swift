import Observation
import Wireflow

/// A screen that asks for the code that another device shows.
@Observable
@MainActor
final class CodeScreen: Screen {
  let title = "Second factor"
  @ObservationIgnored var onContinuePressed: ((String) -> Void)?

  private var code = ""

  var content: ScreenContent {
    Text("Your account needs a code. Your other device shows it.")
    Field(
      "Code", text: code, privacy: .secure, keyboard: .number,
      samples: [
        .init("the right code", value: AccountService.code), .init("a wrong code", value: "271828"),
      ]
    ) { self.code = $0 }
    Button("Continue", role: .primary) { self.onContinuePressed?(self.code) }
      .disabled(code.isEmpty)
  }

  func clear() {
    code = ""
  }
}
