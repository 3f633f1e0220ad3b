import Wireflow

/// Puts up the three areas of the app, and sees to it that they follow the session.
@MainActor
final class ApplicationFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let explorationFactory: ExplorationUIFactory
  private let libraryFactory: LibraryUIFactory
  private let profileFactory: ProfileUIFactory
  private let loginFactory: LoginUIFactory

  init(
    wireframe: any ApplicationWireframe, explorationFactory: ExplorationUIFactory,
    libraryFactory: LibraryUIFactory, profileFactory: ProfileUIFactory,
    loginFactory: LoginUIFactory
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.explorationFactory = explorationFactory
    self.libraryFactory = libraryFactory
    self.profileFactory = profileFactory
    self.loginFactory = loginFactory
  }

  func installUI() {
    let discover = explorationFactory.makeDiscover()
    let bookshelf = libraryFactory.makeBookshelf()
    let profile = profileFactory.makeProfile()
    wireframe.install(rootItems: [discover, bookshelf, profile])

    let exploration = ExplorationFlowCoordinator(
      wireframe: wireframe, discover: discover, factory: explorationFactory,
      loginFactory: loginFactory)
    start(exploration, owning: discover)
    let library = LibraryFlowCoordinator(
      wireframe: wireframe, bookshelf: bookshelf, factory: libraryFactory)
    start(library, owning: bookshelf)
    let profiles = ProfileFlowCoordinator(
      wireframe: wireframe, profile: profile, factory: profileFactory, loginFactory: loginFactory)
    start(profiles, owning: profile)
  }

  /// Follows the end of a session, which a service reports.
  func sessionEnded(of account: Account, by cause: SessionEnd) {
    switch cause {
    case .loggedOut: returnToRoots()
    case .expired: logInAgain(as: account)
    }
  }

  /// Asks for the login over whatever is in front; who comes back as somebody else, or not at all,
  /// starts over.
  private func logInAgain(as account: Account) {
    guard let sender = wireframe.rootScreens.first else { return }
    let login = LoginFlowCoordinator(
      wireframe: wireframe, factory: loginFactory, reason: .sessionExpired)
    start(login, from: sender) { flow, outcome in
      guard case .finished(account) = outcome else { return flow.returnToRoots() }
    }
  }

  private func returnToRoots() {
    wireframe.batch {
      for root in wireframe.rootScreens where wireframe.stage.stack(of: root).count > 1 {
        wireframe.popToRoot(of: root)
      }
    }
  }
}
