import Observation
import Wireflow

@Observable @MainActor final class UsersScreen: RootLevelRepresentable {
  let title = "Users"
  var account: String?
  var onUserPressed: ((String) -> Void)?
  var onLoginPressed: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title)
  }
  var content: ScreenContent {
    if let account { Text("Logged in as \(account)") }
    Row("Ada") { self.onUserPressed?("Ada") }
    Button("Log in") { self.onLoginPressed?() }
  }
}

@MainActor final class UserScreen: Screen {
  let title: String
  init(_ name: String) { title = name }
}

@MainActor final class LoginScreen: ModallyPresentable {
  let title = "Log in"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  var onLoggedIn: ((String) -> Void)?
  var content: ScreenContent {
    Button("As Grace") { self.onLoggedIn?("Grace") }
  }
}
