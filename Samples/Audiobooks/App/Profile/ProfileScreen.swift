import Wireflow

/// A screen that shows who is logged in.
@MainActor
final class ProfileScreen: RootLevelRepresentable {
  var title: String { texts["Profile"] }
  var onLoginPressed: (() -> Void)?
  var onLogoutPressed: (() -> Void)?
  var onSettingsRowPressed: (() -> Void)?
  var onPenNameRowPressed: (() -> Void)?
  var onExpirationRowPressed: (() -> Void)?

  private let accounts: any AccountService
  private let preferences: any PreferencesService
  private let texts: Texts

  init(accounts: any AccountService, preferences: any PreferencesService, texts: Texts) {
    self.accounts = accounts
    self.preferences = preferences
    self.texts = texts
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: title, id: "Profile", imageName: "profile_icon")
  }

  var content: ScreenContent {
    if let account = accounts.account {
      Text(texts["Logged in as %", account.name])
    } else {
      Text(texts["Not logged in"])
    }
    texts.row("Settings", subtitle: texts["Playback and login"]) { self.onSettingsRowPressed?() }
    if let account = accounts.account {
      texts.row("Pen name", subtitle: penName(of: account)) { self.onPenNameRowPressed?() }
    }
    if accounts.account == nil {
      texts.button("Log in", role: .primary) { self.onLoginPressed?() }
    } else {
      texts.row(
        "Simulate expired session", subtitle: texts["In two seconds, wherever you are"]
      ) {
        self.onExpirationRowPressed?()
      }
      texts.button("Log out", role: .destructive) { self.onLogoutPressed?() }
    }
  }

  /// The reader's pen name.
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
