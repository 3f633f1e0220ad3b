import Wireflow

/// The reason why a step of the login failed.
enum LoginError: Error, Hashable {
  case wrongPassword
  case wrongCode
  case wrongLetters
}

extension LoginError: ErrorDisplayable {
  var title: String {
    switch self {
    case .wrongPassword: "Wrong name or password"
    case .wrongCode: "Wrong code"
    case .wrongLetters: "Wrong letters"
    }
  }

  var message: String {
    switch self {
    case .wrongPassword: "Show that you are no robot, and try again."
    case .wrongCode: "Type the code that your other device shows now."
    case .wrongLetters: "Type the letters of the picture."
    }
  }
}
