import Wireflow

/// The account of the reader.
@MainActor
final class AccountScreen: Screen {
  let title = "Account"
  var onTalkPagePressed: (() -> Void)?

  private let accounts: AccountService

  init(accounts: AccountService) {
    self.accounts = accounts
  }

  var name: String { accounts.account?.name ?? "" }

  var content: ScreenContent {
    Text("Logged in as \(name)")
    Row("Talk page") { self.onTalkPagePressed?() }.id("Talk page")
  }
}
