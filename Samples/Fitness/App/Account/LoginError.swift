import Wireflow

/// The reason why a login failed.
enum LoginError: Error, Hashable {
  /// The name and the password do not belong together.
  case wrongPassword
}

extension LoginError: ErrorDisplayable {
  var title: String { "Wrong name or password" }
  var message: String { "Try again." }
}
