import Observation
import Wireflow

/// A screen that asks for a name and a password.
@Observable
@MainActor
final class LoginScreen: RootLevelRepresentable {
  let title = "Log in"
  @ObservationIgnored var onLoginSucceeded: ((Account) -> Void)?
  @ObservationIgnored var onErrorOccurred: ((any ErrorDisplayable) -> Void)?

  private let accounts: any AccountService
  private var name = ""
  private var password = ""

  init(accounts: any AccountService) {
    self.accounts = accounts
  }

  var rootLevelRepresentation: RootLevelRepresentation { RootLevelRepresentation(title: title) }

  var content: ScreenContent {
    Field("Name", text: name, samples: ["Maria", "Taras"]) { self.name = $0 }
    Field(
      "Password", text: password, privacy: .secure,
      samples: [.init("Maria's password", value: "jump"), .init("a wrong password", value: "sit")]
    ) { self.password = $0 }
    Button("Log in", role: .primary) { self.logIn() }
  }

  private func logIn() {
    do {
      onLoginSucceeded?(try accounts.logIn(name: name, password: password))
    } catch {
      password = ""
      onErrorOccurred?(error)
    }
  }
}
