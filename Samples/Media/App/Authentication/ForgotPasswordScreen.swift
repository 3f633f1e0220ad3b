import Wireflow

/// A screen that explains what to do about a forgotten password.
@MainActor
final class ForgotPasswordScreen: Screen {
  let title = "Forgot password"

  var content: ScreenContent {
    Text("Remember, remember. Ask whoever invited you for a new one.")
  }
}
