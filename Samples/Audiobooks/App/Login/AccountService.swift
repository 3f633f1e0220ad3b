/// A service that manages the login session.
@MainActor
protocol AccountService: AnyObject {
  /// The logged-in account, or nil.
  var account: Account? { get }

  /// Returns the account for credentials.
  func account(for credentials: Credentials) throws(LoginError) -> Account

  /// Starts a session.
  func logIn(_ account: Account)

  /// Ends the session, if there is one.
  func endSession(_ cause: SessionEnd)
}

/// The reason why a session ended.
enum SessionEnd: Sendable, Hashable {
  /// The reader logged out.
  case loggedOut
  /// The shop no longer accepts the session.
  case expired
}
