import Wireflow

/// A screen that shows who is logged in.
@MainActor
final class ProfileScreen: RootLevelRepresentable {
  let title = "Profile"
  var onLoginPressed: (() -> Void)?
  var onLogoutPressed: (() -> Void)?
  var onSettingsRowPressed: (() -> Void)?
  var onExpirationRowPressed: (() -> Void)?

  private let accounts: any AccountService

  init(accounts: any AccountService) {
    self.accounts = accounts
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: title, imageName: "profile_icon")
  }

  var content: ScreenContent {
    if let account = accounts.account {
      Text("Logged in as \(account.name)")
    } else {
      Text("Not logged in")
    }
    Row("Settings", subtitle: "Playback and login") { self.onSettingsRowPressed?() }
    if accounts.account == nil {
      Button("Log in", role: .primary) { self.onLoginPressed?() }
    } else {
      Row("Simulate expired session", subtitle: "In two seconds, wherever you are") {
        self.onExpirationRowPressed?()
      }
      Button("Log out", role: .destructive) { self.onLogoutPressed?() }
    }
  }

  func logOut() {
    accounts.endSession(.loggedOut)
  }

  func expireSession() {
    accounts.endSession(.expired)
  }
}
