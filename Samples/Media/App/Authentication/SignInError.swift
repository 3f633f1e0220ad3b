import Wireflow

/// The error after a failed sign-in.
struct SignInError: ErrorDisplayable {
  let title = "Not signed in"
  let message = "The name and the password do not belong together."
}
