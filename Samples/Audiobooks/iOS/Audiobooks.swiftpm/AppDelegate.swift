import Foundation
import SwiftUI
import UIKit
import Wireflow
import WireflowUIKit

/// The app's delegate, which configures its scenes.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate, SceneSettingUp {
  let sceneSetup = SceneSetup { backend in
    backend.registerAudiobooks()
    return ApplicationController(
      audiobooksOn: Stage(backend: backend), texts: Texts(preferring: Locale.preferredLanguages))
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { sceneSetup.configuration(for: session) }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    sceneSetup.buildMenu(with: builder)
  }
}

extension UIKitBackend {
  /// Registers the app's own designs for four screens, while Wireflow draws the others from their
  /// content.
  func registerAudiobooks() {
    configure { (stack: UINavigationController) in
      stack.navigationBar.prefersLargeTitles = true
    }
    register(LoginScreen.self, withUser: { LoginViewController(screen: $0, user: $1) })
    register(ProductDetailsScreen.self, withUser: { ProductDetailsViewController($0, user: $1) })
    register(SettingsScreen.self, withUser: { SettingsViewController(screen: $0, user: $1) })
    register(PlayerControlsScreen.self, withUser: { PlayerControlsView(screen: $0, user: $1) })
  }
}
