import Wireflow

/// The reason why a login failed.
enum LoginError: Error, Hashable {
  /// The name or the password is missing.
  case incomplete
  /// The password does not match the name.
  case wrongPassword
}

extension LoginError: ErrorDisplayable {
  var title: String {
    switch self {
    case .incomplete: "Something is missing"
    case .wrongPassword: "Wrong password"
    }
  }

  var message: String {
    switch self {
    case .incomplete: "Type your name and your password."
    case .wrongPassword: "Try again."
    }
  }
}
