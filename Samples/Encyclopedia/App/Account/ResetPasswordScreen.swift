import Observation
import Wireflow

/// A screen that sends a new password by mail.
@Observable
@MainActor
final class ResetPasswordScreen: Screen {
  let title = "New password"
  @ObservationIgnored var onSendPressed: (() -> Void)?

  private var name = ""

  var content: ScreenContent {
    Field("Name or email", text: name, samples: ["Ada"]) { self.name = $0 }
    Button("Send", role: .primary) { self.onSendPressed?() }.disabled(name.isEmpty)
  }
}
