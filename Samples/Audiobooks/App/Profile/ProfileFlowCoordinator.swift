import Wireflow

/// A coordinator that leads through what concerns the reader.
@MainActor
final class ProfileFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let profile: ProfileScreen
  private let factory: ProfileUIFactory
  private let loginFactory: LoginUIFactory

  init(
    wireframe: any ApplicationWireframe, profile: ProfileScreen, factory: ProfileUIFactory,
    loginFactory: LoginUIFactory
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.profile = profile
    self.factory = factory
    self.loginFactory = loginFactory
  }

  func start(from sender: any Screen) {
    profile.onSettingsRowPressed = wire(profile) { flow, profile in
      flow.wireframe.presentModally(flow.factory.makeSettings(), from: profile)
    }
    profile.onLoginPressed = wire(profile) { flow, profile in
      let login = LoginFlowCoordinator(wireframe: flow.wireframe, factory: flow.loginFactory)
      flow.start(login, from: profile)
    }
    profile.onExpirationRowPressed = wire(profile) { flow, _ in
      flow.after(.seconds(2)) { flow in flow.profile.expireSession() }
    }
    profile.onLogoutPressed = wire(profile) { flow, profile in
      flow.askForLogout(from: profile)
    }
  }

  private func askForLogout(from profile: ProfileScreen) {
    wireframe.presentAlert(
      factory.makeLogoutQuestion(), from: profile,
      onAnswer: wire(profile) { _, profile, answer in
        guard answer == .logOut else { return }
        profile.logOut()
      })
  }
}
