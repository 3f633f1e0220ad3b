import Wireflow

/// The reason why a login failed.
enum LoginError: Error, Hashable {
  /// The password does not match the name.
  case wrongPassword
}

extension LoginError: ErrorDisplayable {
  var title: String { "Wrong name or password" }
  var message: String { "Try again." }
}
