import Observation
import Wireflow

/// A screen that asks for a name and a password.
@Observable
@MainActor
final class LoginScreen: ModallyPresentable {
  let title: String
  let preferredModalStyle: ModalStyle
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle?
  /// A closure that runs when the reader declines a login that covers the app.
  var onLoggedOut: (() -> Void)?
  var onLoginSucceeded: ((Account) -> Void)?
  var onErrorOccurred: ((any ErrorDisplayable) -> Void)?

  private let reason: LoginReason
  let texts: Texts
  private let accounts: any AccountService
  private let preferences: any PreferencesService
  private let nameSamples: [Field.SampleValue]
  private let passwordSamples: [Field.SampleValue]
  private var name: String
  private var password = ""
  private var isLoggingIn = false

  init(
    reason: LoginReason, accounts: any AccountService, preferences: any PreferencesService,
    samples: [Credentials], texts: Texts
  ) {
    self.reason = reason
    self.texts = texts
    title = texts["Log in"]
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
    Text(texts[reason.explanation])
    nameField
    passwordField
    logInButton
    if reason == .sessionExpired {
      texts.button("Log out") { self.onLoggedOut?() }
    }
    if isLoggingIn {
      Progress(texts["Logging in"])
    }
  }

  var nameField: Field {
    Field(texts["Name"], text: name, samples: nameSamples) { self.name = $0 }.id("Name")
  }

  var passwordField: Field {
    Field(texts["Password"], text: password, privacy: .secure, samples: passwordSamples) {
      self.password = $0
    }
    .id("Password")
  }

  var logInButton: Button { texts.button("Log in", role: .primary) { self.logIn() } }

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
