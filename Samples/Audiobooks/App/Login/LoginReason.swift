/// The reason for asking the reader to log in.
enum LoginReason: Sendable, Hashable {
  /// The reader pressed a button that requires a login.
  case requested
  /// The session expired.
  case sessionExpired

  /// The explanation above the fields.
  var explanation: String {
    switch self {
    case .requested: "Log in with the name and the password of your account."
    case .sessionExpired: "Your session has expired. Log in again to go on."
    }
  }
}
