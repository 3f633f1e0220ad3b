/// A service that knows who is logged in.
@MainActor
protocol AccountService: AnyObject {
  /// The account that is logged in.
  var account: Account? { get }

  /// Starts a session.
  func logIn(with credentials: Credentials) throws(LoginError) -> Account

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
