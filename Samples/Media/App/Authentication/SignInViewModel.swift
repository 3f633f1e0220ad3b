/// The part of the state that the sign-in shows.
struct SignInViewModel: Equatable {
  let isBusy: Bool
  /// The purpose of signing in.
  let purpose: String?

  init(_ state: AppState) {
    isBusy = state.isSigningIn
    purpose = state.awaited.map { "Sign in to go on to \($0)." }
  }
}
