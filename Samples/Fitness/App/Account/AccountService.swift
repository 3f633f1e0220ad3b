/// A service that manages the login session.
@MainActor
protocol AccountService: AnyObject {
  /// The logged-in member, or nil.
  var account: Account? { get }

  /// Starts a session.
  func logIn(name: String, password: String) throws(LoginError) -> Account

  /// Requests the end of the session.
  ///
  /// The session continues until the app has closed its screens.
  func requestLogout()

  /// Ends the session, if there is one.
  func endSession()
}
