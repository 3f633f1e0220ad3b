import Observation
import Wireflow

/// A screen that asks for the letters of a picture.
@Observable
@MainActor
final class CaptchaScreen: Screen {
  let title = "Are you a robot?"
  @ObservationIgnored var onContinuePressed: ((String) -> Void)?

  private var letters = ""

  var content: ScreenContent {
    Image("captcha", alternative: "The letters \(AccountService.captcha)")
    Field(
      "Letters", text: letters,
      samples: [
        .init("the right letters", value: AccountService.captcha),
        .init("wrong letters", value: "awlball"),
      ]
    ) { self.letters = $0 }
    Button("Continue", role: .primary) { self.onContinuePressed?(self.letters) }
      .disabled(letters.isEmpty)
  }

  func clear() {
    letters = ""
  }
}
