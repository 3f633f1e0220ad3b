import Wireflow

/// A coordinator that shows the three areas of the app, and updates them when the session changes.
@MainActor
final class ApplicationFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let factories: UIFactories

  init(wireframe: any ApplicationWireframe, factories: UIFactories) {
    self.wireframe = FlowWireframe(wireframe)
    self.factories = factories
  }

  func installUI() {
    let discover = factories.exploration.makeDiscover()
    let bookshelf = factories.library.makeBookshelf()
    let profile = factories.profile.makeProfile()
    wireframe.install(rootItems: [discover, bookshelf, profile])

    let exploration = ExplorationFlowCoordinator(
      wireframe: wireframe, factories: factories, discover: discover)
    start(exploration, owning: discover)
    let library = LibraryFlowCoordinator(
      wireframe: wireframe, factories: factories, bookshelf: bookshelf)
    start(library, owning: bookshelf)
    let profiles = ProfileFlowCoordinator(
      wireframe: wireframe, factories: factories, profile: profile)
    start(profiles, owning: profile)
  }

  var commands: ScreenContent {
    factories.profile.texts.button("Settings") {
      self.wireframe.presentModally(self.factories.profile.makeSettings(as: .automatic))
    }.shortcut(",")
  }

  /// Responds to the end of a session.
  func sessionEnded(of account: Account, by cause: SessionEnd) {
    switch cause {
    case .loggedOut: returnToRoots()
    case .expired: logInAgain(as: account)
    }
  }

  /// Presents the login as a wall in front of everything.
  ///
  /// If the reader logs in with another account, or not at all, the app closes the old account's
  /// screens while the wall still hides them.
  private func logInAgain(as account: Account) {
    let login = LoginFlowCoordinator(
      wireframe: wireframe, factory: factories.login, reason: .sessionExpired)
    login.onDecided = { [weak self] other in
      if other != account { self?.returnToRoots() }
    }
    start(login)
  }

  /// Dismisses all modals, removes the player and pops each stack to its root.
  func returnToRoots() {
    let stage = wireframe.stage
    wireframe.batch {
      if !stage.state.modalScreens.isEmpty { wireframe.dismissAll() }
      if stage.playerScreen != nil { wireframe.removeMinimizable(animated: true) }
      for root in wireframe.rootScreens where stage.state.stack(of: root).count > 1 {
        wireframe.popToRoot(of: root)
      }
    }
  }
}
