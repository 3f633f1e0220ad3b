import Observation
import Wireflow

/// A screen that asks for a name and a password.
@Observable
@MainActor
final class LoginScreen: ModallyPresentable {
  let title = "Log in"
  let preferredModalStyle: ModalStyle
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle?
  /// Is called when the reader does without a login that stands in front of everything.
  var onLoggedOut: (() -> Void)?
  var onLoginSucceeded: ((Account) -> Void)?
  var onErrorOccurred: ((any ErrorDisplayable) -> Void)?

  private let reason: LoginReason
  private let accounts: any AccountService
  private let preferences: any PreferencesService
  private let nameSamples: [Field.SampleValue]
  private let passwordSamples: [Field.SampleValue]
  private var name: String
  private var password = ""
  private var isLoggingIn = false

  init(
    reason: LoginReason, accounts: any AccountService, preferences: any PreferencesService,
    samples: [Credentials]
  ) {
    self.reason = reason
    preferredModalStyle = reason == .sessionExpired ? .wall : .automatic
    allowedModalDismissButtonStyle = reason == .sessionExpired ? nil : .done
    self.accounts = accounts
    self.preferences = preferences
    nameSamples = samples.map { Field.SampleValue($0.name, value: $0.name) }
    passwordSamples =
      samples.prefix(1).map { Field.SampleValue("the right password", value: $0.password) }
      + [Field.SampleValue("a wrong password", value: "mellon")]
    name = preferences.preferences.rememberedName
  }

  var content: ScreenContent {
    Text(reason.explanation)
    Field("Name", text: name, samples: nameSamples) { self.name = $0 }
    Field("Password", text: password, privacy: .secure, samples: passwordSamples) {
      self.password = $0
    }
    Button("Log in", role: .primary) { self.logIn() }
    if reason == .sessionExpired {
      Button("Log out") { self.onLoggedOut?() }
    }
    if isLoggingIn {
      Progress("Logging in")
    }
  }

  private func logIn() {
    guard !isLoggingIn else { return }
    do {
      let account = try accounts.account(for: Credentials(name: name, password: password))
      isLoggingIn = true
      preferences.preferences.remember(account.name)
      onLoginSucceeded?(account)
    } catch {
      password = ""
      onErrorOccurred?(error)
    }
  }
}
