import Observation

/// A service with the accounts passed to its initializer.
@Observable
@MainActor
final class InMemoryAccountService: AccountService {
  private(set) var account: Account?

  /// A closure that receives the account and the cause after a session has ended.
  @ObservationIgnored var onSessionEnded: ((Account, SessionEnd) -> Void)?

  private let registered: Set<Credentials>

  init(registered: Set<Credentials>) {
    self.registered = registered
  }

  func account(for credentials: Credentials) throws(LoginError) -> Account {
    guard !credentials.name.isEmpty, !credentials.password.isEmpty else { throw .incomplete }
    guard registered.contains(credentials) else { throw .wrongPassword }
    return Account(name: credentials.name)
  }

  func logIn(_ account: Account) {
    self.account = account
  }

  func endSession(_ cause: SessionEnd) {
    guard let account else { return }
    self.account = nil
    onSessionEnded?(account, cause)
  }
}
