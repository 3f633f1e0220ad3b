/// What the sign-in shows of the state.
struct SignInViewModel: Equatable {
  let isBusy: Bool
  /// What the user signs in for.
  let purpose: String?

  init(_ state: AppState) {
    isBusy = state.isSigningIn
    purpose = state.awaited.map { "Sign in to go on to \($0)." }
  }
}
