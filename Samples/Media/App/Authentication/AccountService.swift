/// A service that remembers who is signed in, even after the app has ended.
@MainActor
final class AccountService {
  private(set) var account: Account?
  private let passwords: [String: String]

  init(passwords: [String: String], account: Account?) {
    self.passwords = passwords
    self.account = account
  }

  /// Signs a user in, or returns nil if the password does not match the name.
  func signIn(name: String, password: String) -> Account? {
    guard passwords[name] == password else { return nil }
    account = Account(name: name)
    return account
  }

  func signOut() {
    account = nil
  }
}
