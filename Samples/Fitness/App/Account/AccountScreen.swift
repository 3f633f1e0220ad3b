import Wireflow

/// A screen that shows who is logged in.
@MainActor
final class AccountScreen: RootLevelRepresentable, AppointmentsListOffering {
  let title = "Account"
  var onShowAppointmentsList: (() -> Void)?
  var onLogoutPressed: (() -> Void)?

  private let accounts: any AccountService

  init(accounts: any AccountService) {
    self.accounts = accounts
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    RootLevelRepresentation(title: title, id: title, imageName: "account_icon")
  }

  var content: ScreenContent {
    if let account = accounts.account {
      Text("Logged in as \(account.name)")
    }
    appointmentsListButton
    Button("Log out", role: .destructive) { self.onLogoutPressed?() }
  }
}
