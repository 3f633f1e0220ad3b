/// A service that knows who is logged in.
@MainActor
protocol AccountService: AnyObject {
  /// The member who is logged in.
  var account: Account? { get }

  /// Starts a session.
  func logIn(name: String, password: String) throws(LoginError) -> Account

  /// Tells that the member wants to log out.
  ///
  /// The session goes on until the app has left it.
  func requestLogout()

  /// Ends the session, if there is one.
  func endSession()
}
