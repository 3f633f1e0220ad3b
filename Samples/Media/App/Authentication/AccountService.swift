/// A service that knows who is signed in, also after the app was ended.
@MainActor
final class AccountService {
  private(set) var account: Account?
  private let passwords: [String: String]

  init(passwords: [String: String], account: Account?) {
    self.passwords = passwords
    self.account = account
  }

  /// Signs somebody in, or returns nil if name and password do not belong together.
  func signIn(name: String, password: String) -> Account? {
    guard passwords[name] == password else { return nil }
    account = Account(name: name)
    return account
  }

  func signOut() {
    account = nil
  }
}
