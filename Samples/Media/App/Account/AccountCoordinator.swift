import Wireflow
import WireflowRouting

/// A coordinator that shows the account and ends the session, without further routes.
@MainActor
final class AccountCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>
  private let screen: AccountScreen
  private let store: Store<AppState>
  private let accounts: AccountService

  init(
    wireframe: any ApplicationWireframe, store: Store<AppState>, screen: AccountScreen,
    accounts: AccountService
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    self.screen = screen
    self.accounts = accounts
  }

  func start(from sender: any Screen) {
    store.subscribe(screen, AccountScreen.ViewModel.init)
    screen.onSettingsPressed = { [store] in store.route(.push(Place.settings)) }
    screen.onSignOutPressed = wire(screen) { flow, screen in flow.askToSignOut(from: screen) }
  }

  private func askToSignOut(from screen: AccountScreen) {
    let question = AlertContent(
      title: "Sign out?",
      actions: [
        .init("Sign out", id: "sign-out", role: .destructive), .init("Stay", role: .cancel),
      ])
    wireframe.presentAlert(question, from: screen) { [weak self] answer in
      guard answer?.id == "sign-out" else { return }
      self?.accounts.signOut()
      self?.store.dispatch(AppAction.signedOut)
    }
  }
}
