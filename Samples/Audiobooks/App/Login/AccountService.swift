/// A service that knows who is logged in.
@MainActor
protocol AccountService: AnyObject {
  /// The account that is logged in.
  var account: Account? { get }

  /// Returns the account that credentials belong to.
  func account(for credentials: Credentials) throws(LoginError) -> Account

  /// Starts a session.
  func logIn(_ account: Account)

  /// Ends the session, if there is one.
  func endSession(_ cause: SessionEnd)
}

/// The reason why a session ended.
enum SessionEnd: Sendable, Hashable {
  /// The reader wanted it.
  case loggedOut
  /// The shop no longer accepts it.
  case expired
}
