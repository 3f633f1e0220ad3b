import Wireflow

/// A coordinator of the profile, the login and the settings.
@MainActor
final class ProfileFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let factories: UIFactories
  private let profile: ProfileScreen

  init(wireframe: any ApplicationWireframe, factories: UIFactories, profile: ProfileScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.factories = factories
    self.profile = profile
  }

  func start(from sender: any Screen) {
    profile.onSettingsRowPressed = wire(profile) { flow, profile in
      let factory = flow.factories.profile
      let settings = factory.makeSettings(as: .popover(anchor: factory.texts["Settings"]))
      flow.wireframe.presentModally(settings, from: profile)
    }
    profile.onPenNameRowPressed = wire(profile) { flow, profile in
      flow.askForPenName(from: profile)
    }
    profile.onLoginPressed = wire(profile) { flow, profile in
      let login = LoginFlowCoordinator(wireframe: flow.wireframe, factory: flow.factories.login)
      flow.start(login, from: profile)
    }
    profile.onExpirationRowPressed = wire(profile) { flow, _ in
      flow.after(.seconds(2)) { flow in flow.profile.expireSession() }
    }
    profile.onLogoutPressed = wire(profile) { flow, profile in
      flow.askForLogout(from: profile)
    }
  }

  private func askForPenName(from profile: ProfileScreen) {
    wireframe.presentAlert(
      factories.profile.makePenNameQuestion(now: profile.penName), from: profile,
      onAnswer: wire(profile) { _, profile, answer in
        guard let answer, answer.id == "Save" else { return }
        profile.rename(to: answer[field: "Name"])
      })
  }

  private func askForLogout(from profile: ProfileScreen) {
    wireframe.presentAlert(
      factories.profile.makeLogoutQuestion(), from: profile,
      onAnswer: wire(profile) { _, profile, answer in
        guard answer?.id == "Log out" else { return }
        profile.logOut()
      })
  }
}
