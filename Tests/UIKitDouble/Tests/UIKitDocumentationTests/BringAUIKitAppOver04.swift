import UIKit
import Wireflow
import WireflowUIKit

enum BringAUIKitAppOver04 {
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

  final class SettingsViewController: UIViewController, Screen {}

  @MainActor final class ProfileFlowCoordinator: MainFlowCoordinator {
    let wireframe: FlowWireframe<Void>
    init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

    func installUI() {
      let profile = ProfileViewController()
      profile.onSettingsPressed = wire(profile) { flow, profile in
        let settings = SettingsViewController()
        settings.title = "Settings"
        flow.wireframe.push(settings, from: profile)
      }
      wireframe.install(rootItems: [profile])
    }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate, SceneSettingUp {
    let sceneSetup = SceneSetup {
      ApplicationController(bringAUIKitAppOver04On: Stage(backend: $0))
    }

    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { sceneSetup.configuration(for: session) }
  }
}

extension ApplicationController {
  convenience init(bringAUIKitAppOver04On stage: Stage) {
    let wireframe = AdaptiveWireframe(stage: stage)
    let mainFlow = BringAUIKitAppOver04.ProfileFlowCoordinator(wireframe: wireframe)
    self.init(wireframe: wireframe, mainFlow: mainFlow)
  }
}
