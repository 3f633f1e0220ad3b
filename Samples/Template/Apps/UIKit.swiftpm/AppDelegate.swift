import TemplateApp
import UIKit
import Wireflow
import WireflowUIKit

/// The app in UIKit, where you register view controllers of your own as they are designed.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate, SceneSettingUp {
  let sceneSetup = SceneSetup { ApplicationController(templateOn: Stage(backend: $0)) }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { sceneSetup.configuration(for: session) }
}
