import TemplateApp
import UIKit
import Wireflow
import WireflowUIKit

/// The app in UIKit, where you register view controllers of your own as they are designed.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var life: SceneLife?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let backend = UIKitBackend(window: window)
    let app = ApplicationController(templateOn: Stage(backend: backend)) { stage in
      AdaptiveWireframe(stage: stage, formFactor: backend.formFactor)
    }
    let life = SceneLife(app, backend: backend)
    self.window = window
    self.life = life
    life.connect(session, connectionOptions)
  }

  func sceneDidEnterBackground(_ scene: UIScene) { life?.wentToBackground() }
  func sceneWillEnterForeground(_ scene: UIScene) { life?.enteredForeground() }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    life?.open(contexts)
  }
}
