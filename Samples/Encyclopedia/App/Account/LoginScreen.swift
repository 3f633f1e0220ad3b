import Observation
import Wireflow

/// A screen that asks for a name and a password.
@Observable
@MainActor
final class LoginScreen: ModallyPresentable {
  let title = "Log in"
  let preferredModalStyle = ModalStyle.fullScreen
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
  @ObservationIgnored var onLoginPressed: ((_ name: String, _ password: String) -> Void)?
  @ObservationIgnored var onCreateAccountPressed: (() -> Void)?
  @ObservationIgnored var onForgottenPressed: (() -> Void)?

  private let reason: LoginReason
  private var name = ""
  private var password = ""

  init(reason: LoginReason) {
    self.reason = reason
  }

  var content: ScreenContent {
    Text(reason.explanation)
    Field("Name", text: name, samples: ["Ada", "Grace"]) { self.name = $0 }
    Field(
      "Password", text: password, privacy: .secure,
      samples: [
        .init("the right password", value: "sesame"), .init("a wrong password", value: "mellon"),
      ]
    ) { self.password = $0 }
    Button("Log in", role: .primary) { self.onLoginPressed?(self.name, self.password) }
      .disabled(name.isEmpty || password.isEmpty)
    Button("Create an account") { self.onCreateAccountPressed?() }
    Button("Forgot your password?") { self.onForgottenPressed?() }
  }

  func clearPassword() {
    password = ""
  }
}
