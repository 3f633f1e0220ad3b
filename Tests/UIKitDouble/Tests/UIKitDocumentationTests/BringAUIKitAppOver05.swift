import Observation
import UIKit
import Wireflow
import WireflowUIKit

enum BringAUIKitAppOver05 {
  final class ProfileViewController: UIViewController, RootLevelRepresentable {
    var onSettingsPressed: (() -> Void)?
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: "Profile") }
    private let settings = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Profile"
      settings.setTitle("Settings", for: .normal)
      settings.addAction(
        UIAction { [weak self] _ in self?.onSettingsPressed?() }, for: .touchUpInside)
      view.addSubview(settings)
    }
  }

  @Observable @MainActor final class SettingsScreen: Screen {
    let title = "Settings"
    var remembersMe = true
    var content: ScreenContent { rememberMe }
    var rememberMe: ScreenContent.Toggle {
      Toggle("Remember me", isOn: remembersMe) { self.remembersMe = $0 }
    }
  }

  final class SettingsViewController: UIViewController {
    private let screen: SettingsScreen
    private let user: ScreenUser
    private let remembers = UISwitch(frame: .zero)

    init(screen: SettingsScreen, user: ScreenUser) {
      self.screen = screen
      self.user = user
      super.init(nibName: nil, bundle: nil)
      title = screen.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      remembers.isOn = screen.remembersMe
      remembers.addAction(
        UIAction { [user, screen] _ in user.perform(.toggle(screen.rememberMe)) },
        for: .valueChanged)
      view.addSubview(remembers)
    }
  }

  @MainActor final class ProfileFlowCoordinator: MainFlowCoordinator {
    let wireframe: FlowWireframe<Void>
    init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

    func installUI() {
      let profile = ProfileViewController()
      profile.onSettingsPressed = wire(profile) { flow, profile in
        flow.wireframe.push(SettingsScreen(), from: profile)
      }
      wireframe.install(rootItems: [profile])
    }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate, SceneSettingUp {
    let sceneSetup = SceneSetup { backend in
      backend.register(
        SettingsScreen.self, withUser: { SettingsViewController(screen: $0, user: $1) })
      return ApplicationController(bringAUIKitAppOver05On: Stage(backend: backend))
    }

    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { sceneSetup.configuration(for: session) }
  }
}

extension ApplicationController {
  convenience init(bringAUIKitAppOver05On stage: Stage) {
    let wireframe = AdaptiveWireframe(stage: stage)
    let mainFlow = BringAUIKitAppOver05.ProfileFlowCoordinator(wireframe: wireframe)
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}
