import SwiftUI
import UIKit
import Wireflow
import WireflowUIKit

/// The delegate of a scene: it makes the app on a window, and passes on what it hears.
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
    backend.registerAudiobooks()
    let wireframe = AdaptiveWireframe(
      stage: Stage(backend: backend), formFactor: backend.formFactor)
    let app = AudiobooksApplication.makeController(wireframe: wireframe)
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

extension UIKitBackend {
  /// Shows four screens of the app by designs of its own, and all others from their content.
  func registerAudiobooks() {
    register(LoginScreen.self, withUser: { LoginViewController(screen: $0, user: $1) })
    register(ProductDetailsScreen.self, withUser: { ProductDetailsViewController($0, user: $1) })
    register(SettingsScreen.self, withUser: { SettingsViewController(screen: $0, user: $1) })
    register(PlayerControlsScreen.self) { PlayerControlsView(screen: $0) }
  }
}
