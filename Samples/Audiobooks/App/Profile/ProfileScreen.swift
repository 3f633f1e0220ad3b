import Wireflow

/// A screen that shows who is logged in.
@MainActor
final class ProfileScreen: RootLevelRepresentable {
  let title = "Profile"
  var onLoginPressed: (() -> Void)?
  var onLogoutPressed: (() -> Void)?
  var onSettingsRowPressed: (() -> Void)?
  var onPenNameRowPressed: (() -> Void)?
  var onExpirationRowPressed: (() -> Void)?

  private let accounts: any AccountService
  private let preferences: any PreferencesService

  init(accounts: any AccountService, preferences: any PreferencesService) {
    self.accounts = accounts
    self.preferences = preferences
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
    if let account = accounts.account {
      Row("Pen name", subtitle: penName(of: account)) { self.onPenNameRowPressed?() }
    }
    if accounts.account == nil {
      Button("Log in", role: .primary) { self.onLoginPressed?() }
    } else {
      Row("Simulate expired session", subtitle: "In two seconds, wherever you are") {
        self.onExpirationRowPressed?()
      }
      Button("Log out", role: .destructive) { self.onLogoutPressed?() }
    }
  }

  /// The name that the reader may change.
  var penName: String { accounts.account.map(penName) ?? "" }

  func rename(to penName: String) {
    preferences.preferences.penName = penName
  }

  private func penName(of account: Account) -> String {
    let penName = preferences.preferences.penName
    return penName.isEmpty ? account.name : penName
  }

  func logOut() {
    accounts.endSession(.loggedOut)
  }

  func expireSession() {
    accounts.endSession(.expired)
  }
}
