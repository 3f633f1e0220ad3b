import TemplateApp
import UIKit
import Wireflow
import WireflowUIKit

/// The UIKit app, in which you register your own view controllers as you design them.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate, SceneSettingUp {
  let sceneSetup = SceneSetup { ApplicationController(templateOn: Stage(backend: $0)) }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { sceneSetup.configuration(for: session) }
}
