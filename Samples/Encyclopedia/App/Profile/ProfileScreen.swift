import Wireflow

/// The menu of the reader: messages, watched pages and settings.
@MainActor
final class ProfileScreen: ModallyPresentable {
  let title = "Profile"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  var onDestinationPressed: ((ProfileDestination) -> Void)?
  var onLoginPressed: (() -> Void)?
  var onLogoutPressed: (() -> Void)?

  private let accounts: AccountService

  init(accounts: AccountService) {
    self.accounts = accounts
  }

  var content: ScreenContent {
    if let account = accounts.account {
      Text("Logged in as \(account.name)")
      row("Notifications", to: .notifications)
      row("Talk page", to: .talkPage)
      row("Watchlist", to: .watchlist)
    } else {
      Text("You are not logged in.")
    }
    row("Settings", to: .settings)
    row("Donate", to: .donation)
    if accounts.account == nil {
      Button("Log in", role: .primary) { self.onLoginPressed?() }
    } else {
      Button("Log out", role: .destructive) { self.onLogoutPressed?() }
    }
  }

  func logOut() {
    accounts.logOut()
  }

  private func row(_ title: String, to destination: ProfileDestination) -> Row {
    Row(title) { self.onDestinationPressed?(destination) }.id(title)
  }
}
