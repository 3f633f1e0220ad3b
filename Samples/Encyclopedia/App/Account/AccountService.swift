import Observation

/// A service that manages the accounts and the session.
@Observable
@MainActor
final class AccountService {
  /// An account with the ways in which its owner proves to be the owner.
  struct Registration: Sendable, Hashable {
    let account: Account
    let password: String
    /// True if a login also needs a code from another device.
    let needsCode: Bool
  }

  /// The next step of a login whose password is right.
  enum LoginStep: Sendable, Hashable {
    case done(Account)
    case code(Account)
  }

  /// The code that another device would show.
  static let code = "314159"
  /// The letters that a picture would show.
  static let captcha = "owlbell"

  private(set) var account: Account?
  /// Called when the reader hands the device to the other reader.
  @ObservationIgnored var onSwitch: (() -> Void)?
  private var registered: [Registration]

  init(registered: [Registration]) {
    self.registered = registered
  }

  /// Checks a password, and returns the next step of the login.
  func check(name: String, password: String) throws(LoginError) -> LoginStep {
    guard let found = registered.first(where: { $0.account.name == name }),
      found.password == password
    else { throw .wrongPassword }
    return found.needsCode ? .code(found.account) : .done(found.account)
  }

  func check(code: String) throws(LoginError) {
    guard code == Self.code else { throw .wrongCode }
  }

  func check(captcha: String) throws(LoginError) {
    guard captcha == Self.captcha else { throw .wrongLetters }
  }

  /// Creates an account, or returns the existing one with the name.
  func create(name: String, password: String) -> Account {
    if let found = registered.first(where: { $0.account.name == name }) { return found.account }
    let account = Account(name: name)
    registered.append(Registration(account: account, password: password, needsCode: false))
    return account
  }

  func logIn(_ account: Account) {
    self.account = account
  }

  /// Continues with the account of another reader, or without one.
  func change(to account: Account?) {
    self.account = account
  }

  func logOut() {
    account = nil
  }
}
