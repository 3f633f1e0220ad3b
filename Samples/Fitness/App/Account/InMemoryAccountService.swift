/// A service with the accounts passed to its initializer.
@MainActor
final class InMemoryAccountService: AccountService {
  private(set) var account: Account?
  /// A closure that runs when the member wants to log out.
  var onLogoutRequested: (() -> Void)?

  /// The passwords, by the members' names.
  private let registered: [String: String]

  init(registered: [String: String]) {
    self.registered = registered
  }

  func logIn(name: String, password: String) throws(LoginError) -> Account {
    guard let right = registered[name], right == password else { throw .wrongPassword }
    let account = Account(name: name)
    self.account = account
    return account
  }

  func requestLogout() {
    onLogoutRequested?()
  }

  func endSession() {
    account = nil
  }
}
