import Wireflow
import WireflowRouting

/// A coordinator that lets the user sign in, after which the state determines the next screen.
@MainActor
final class AuthenticationCoordinator: NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack
  private let signIn = SignInScreen()
  private let store: Store<AppState>
  private let accounts: AccountService

  init(
    wireframe: any ApplicationWireframe, store: Store<AppState>, accounts: AccountService,
    onCancel: @escaping () -> Void
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    self.accounts = accounts
    stack = RouteStack(store, installing: signIn)
    store.subscribe(signIn, SignInViewModel.init)
    signIn.onSignInPressed = wire(signIn) { flow, _, name, password in
      flow.signIn(name: name, password: password)
    }
    signIn.onForgotPressed = { store.route(.push(Place.forgotPassword)) }
    signIn.onCancelPressed = onCancel
  }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    guard path.isEmpty, rest.first == Place.forgotPassword.rawValue else { return nil }
    return RoutedScreen(ForgotPasswordScreen(), at: Place.forgotPassword)
  }

  private func signIn(name: String, password: String) {
    store.dispatch(AppAction.signInBegan)
    after(.milliseconds(500), on: signIn) { flow, signIn in
      guard let account = flow.accounts.signIn(name: name, password: password) else {
        flow.store.dispatch(AppAction.signInFailed)
        flow.wireframe.presentError(SignInError(), from: signIn)
        return
      }
      flow.store.dispatch(AppAction.signedIn(account))
    }
  }
}
