import Wireflow

/// The reason why nobody was signed in.
struct SignInError: ErrorDisplayable {
  let title = "Not signed in"
  let message = "The name and the password do not belong together."
}
