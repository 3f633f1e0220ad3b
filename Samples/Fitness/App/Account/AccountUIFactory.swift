import Wireflow

/// A factory that makes the screens about the member.
struct AccountUIFactory: UIFactory {
  let accounts: any AccountService

  func makeLogin() -> LoginScreen {
    LoginScreen(accounts: accounts)
  }

  func makeAccount() -> AccountScreen {
    AccountScreen(accounts: accounts)
  }
}
